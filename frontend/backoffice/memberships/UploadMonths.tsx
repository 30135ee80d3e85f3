import { Box, Card, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import type { UploadMonthView } from "../../../backend/memberships/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { longDateAndTime, monthAndYear } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { Page } from "../frame/Page.tsx";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { StateChip } from "../frame/StateChip.tsx";
import { howLate, promptly } from "./promptly.ts";
import { memberships, uploadMonthsWords as words } from "./words.ts";

const monthName = (month: string) => monthAndYear(`${month}-01`);

const Punctuality = ({ late }: Pick<UploadMonthView, "late">) => {
  if (late === null) return <StateChip tone={undefined} label={words.first} />;
  return late < promptly ? (
    <StateChip tone="success" label={words.onTime} />
  ) : (
    <StateChip tone="warning" label={words.late(howLate(late))} />
  );
};

/** Each month, and whether members heard of it in time. */
const UploadMonths = () => {
  const { data, error, refetch } = useGetList<UploadMonthView>(
    "upload-resets",
    { pagination: { page: 1, perPage: 100 }, sort: { field: "month", order: "DESC" } },
    { refetchOnMount: "always" },
  );
  return (
    <Page title={words.uploadMonths} lead={words.lead} back={{ to: "/memberships", label: memberships }}>
      {error ? (
        <Problem title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : data.length === 0 ? (
        <Empty title={words.noneYet} text={words.nothingAnnounced} />
      ) : (
        <Card component="ul" aria-label={words.uploadMonths} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.map(({ id, month, late, saidAt, members, missed }) => (
            <Box component="li" key={id} sx={{ px: 2, py: 1.5, "& + &": { borderTop: 1, borderColor: "divider" } }}>
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
                <Typography sx={{ fontWeight: 650 }}>{monthName(month)}</Typography>
                <Punctuality late={late} />
              </Box>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {longDateAndTime(saidAt)} · {words.members(members)}
              </Typography>
              {missed.length > 0 && (
                <Typography variant="body2">{words.missed(missed.map(monthName).join(", "))}</Typography>
              )}
            </Box>
          ))}
        </Card>
      )}
    </Page>
  );
};

const ForAdmins = () => (
  <AdminsOnly>
    <UploadMonths />
  </AdminsOnly>
);
export default ForAdmins;

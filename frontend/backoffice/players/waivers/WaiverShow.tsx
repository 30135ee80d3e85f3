import PrintIcon from "@mui/icons-material/PrintOutlined";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SignedWaiver, waiverUrl, type WaiverView } from "../../../../backend/players/waivers/contract.ts";
import { query } from "../../../shared/api.ts";
import { fullName, longDateAndTime } from "../../../shared/formats.ts";
import { PolicyText } from "../../../shared/policies/PolicyText.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { place } from "../../place.ts";
import { waiverWords as words } from "../words.ts";
import { WaiverChip } from "./WaiverChip.tsx";

/** What was signed, in the words that were shown then, to be read or printed. */
const Paper = ({ id }: Pick<WaiverView, "id">) => {
  const { data, error, refetch } = useQuery({
    queryKey: [waiverUrl(id)],
    queryFn: ({ signal }) => query(waiverUrl(id), SignedWaiver, { signal }),
  });
  if (error && !data) return <Problem title={words.failedToFetchOne} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: "72ch" }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
        {words.signedBy(data.name ?? words.removed, longDateAndTime(data.signedAt))}
      </Typography>
      <PolicyText>{data.text}</PolicyText>
      <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
        {words.version(data.version)}
      </Typography>
    </Card>
  );
};

const WaiverShow = () => (
  <ShowPage<WaiverView>
    resource="waivers"
    title={words.waiver}
    back={{ to: "/waivers", label: words.allWaivers }}
    failed={words.failed}
    gone={{ title: words.notFound, heading: words.notExpected, text: words.onlyWhoComes }}
    heading={(row) => ({
      title: fullName(row),
      lead: <WaiverChip {...row} />,
      actions: (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, displayPrint: "none" }}>
          {row.signature && (
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          {place === "admin" && (
            <Button component={Link} to={`/students/${row.id}/show`} color="inherit">
              {words.seeStudent}
            </Button>
          )}
        </Box>
      ),
    })}
  >
    {({ id, signature }) => (signature ? <Paper id={id} /> : <Typography>{words.howToGetIt}</Typography>)}
  </ShowPage>
);
export default WaiverShow;

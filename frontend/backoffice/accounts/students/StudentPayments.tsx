import { Box, Button, Card, List, ListItem, ListItemButton, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { MembershipView } from "../../../../backend/memberships/contract.ts";
import { longDate, money } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { Section } from "../../frame/Section.tsx";
import { givenBy, lessonsWith, paymentInWords } from "../../lessons/open.ts";
import { MembershipChip } from "../../memberships/open.ts";
import { place } from "../../place.ts";
import { studentPaymentsWords as words } from "../words.ts";

const pagination = { page: 1, perPage: 20 };
const fresh = { refetchOnMount: "always" } as const;

interface Row {
  readonly key: string;
  readonly to: string;
  readonly what: string;
  readonly said: ReactNode;
}

const ofLesson = ({ id, date, price, payment }: LessonView): Row => ({
  key: id,
  to: `/lessons/${id}/show`,
  what: words.lesson(longDate(date)),
  said: payment ? words.paid(paymentInWords(payment)) : words.notRecorded(money(price)),
});

const ofRegistration = ({ id, campTitle, money: { collected, refunded, outstanding } }: RegistrationView): Row => ({
  key: id,
  to: `/camp-registrations/${id}/show`,
  what: campTitle,
  said: [
    Number(collected) > 0 && words.paid(money(collected)),
    Number(refunded) > 0 && words.refunded(money(refunded)),
    Number(outstanding) > 0 && words.due(money(outstanding)),
  ]
    .filter(Boolean)
    .join(" · "),
});

const ofMembership = (membership: MembershipView): Row => ({
  key: `membership ${membership.id}`,
  to: `/memberships/${membership.id}/show`,
  what: words.membership,
  said: <MembershipChip {...membership} />,
});

/** Money for a student's lessons, camps and membership: what one may see of it, each leading to where it was recorded. */
export const StudentPayments = ({ studentId }: { studentId: string }) => {
  const lessons = useGetList<LessonView>(
    "lessons",
    { filter: { studentId, ...givenBy(useMe()) }, sort: { field: "scheduledDate", order: "DESC" }, pagination },
    fresh,
  );
  const camps = useGetList<RegistrationView>(
    "camp-registrations",
    { filter: { playerId: studentId }, sort: { field: "campStartDate", order: "DESC" }, pagination },
    fresh,
  );
  const memberships = useGetList<MembershipView>(
    "memberships",
    { filter: { id: [studentId] }, pagination: { page: 1, perPage: 1 } },
    { ...fresh, enabled: place === "admin" },
  );
  const asked = [lessons, camps, ...(place === "admin" ? [memberships] : [])];
  const failed = asked.find(({ error }) => error);
  const isHere = asked.every(({ data }) => data);
  const rows = [
    ...(memberships.data ?? []).map(ofMembership),
    ...(camps.data ?? []).map(ofRegistration).filter(({ said }) => said !== ""),
    ...(lessons.data ?? []).filter(({ payment, status }) => payment ?? status === "completed").map(ofLesson),
  ];
  const all = (
    <Button component={Link} size="small" to={lessonsWith({ studentId })}>
      {words.allLessons}
    </Button>
  );
  return (
    <Section title={words.payments} more={(lessons.total ?? 0) > pagination.perPage && all}>
      {failed && <Problem title={words.failedToFetch} error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isHere && !failed && <Skeleton variant="rounded" height={80} sx={{ borderRadius: "16px" }} />}
      {isHere && rows.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.nonePaid}</Typography>}
      {isHere && rows.length > 0 && (
        <Card>
          <List disablePadding>
            {rows.map(({ key, to, what, said }) => (
              <ListItem key={key} disablePadding sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
                <ListItemButton
                  component={Link}
                  to={to}
                  sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, px: 2, py: 1.25 }}
                >
                  <Typography sx={{ flex: "1 1 200px", fontWeight: 650 }}>{what}</Typography>
                  <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                    {said}
                  </Box>
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
};

import { Box, Card, Chip, List, ListItem, ListItemButton, Skeleton, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { place } from "../../place.ts";
import { Section } from "../../frame/Section.tsx";
import { campDates, failedToFetchRegistrations, registrationChipsWords, studentCampsWords as words } from "../words.ts";
import { RegistrationChips } from "./RegistrationChips.tsx";

const shown = 20;

const playersOf = ({ participants }: RegistrationView, studentId: string) =>
  participants.filter(({ playerId }) => playerId === studentId);

/** Withdrawn, while others of the family may still come. */
const hasLeft = (registration: RegistrationView, studentId: string) => {
  const own = playersOf(registration, studentId);
  return (
    registration.registrationStatus !== "withdrawn" && own.length > 0 && own.every(({ isWithdrawn }) => isWithdrawn)
  );
};

/** Names typed at the camp belong to no player: what an account registered is shown as that. */
const registeredBy = (registration: RegistrationView, studentId: string) =>
  playersOf(registration, studentId).length === 0 &&
  words.registered(registration.participants.map(({ playerName }) => playerName ?? words.aPlayer).join(", "));

/** The camps a student is registered for, or registered others for, the latest first: of one's own camps, or for an admin all. */
export const StudentCamps = ({ studentId }: { studentId: string }) => {
  const { data, total, error, refetch } = useGetList<RegistrationView>(
    "camp-registrations",
    {
      filter: { playerId: studentId },
      sort: { field: "campStartDate", order: "DESC" },
      pagination: { page: 1, perPage: shown },
    },
    { refetchOnMount: "always" },
  );
  return (
    <Section title={words.camps} count={total}>
      {error && <Problem title={failedToFetchRegistrations} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={80} sx={{ borderRadius: "16px" }} />}
      {data?.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>
          {place === "admin" ? words.noCampsYet : words.noneOfYours}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Card>
          <List disablePadding>
            {data.map((registration) => (
              <ListItem key={registration.id} disablePadding sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
                <ListItemButton
                  component={Link}
                  to={`/camp-registrations/${registration.id}/show`}
                  sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, px: 2, py: 1.25 }}
                >
                  <Box sx={{ flex: "1 1 240px", fontVariantNumeric: "tabular-nums" }}>
                    <Typography sx={{ fontWeight: 650 }}>{registration.campTitle}</Typography>
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {[campDates(registration.campDays), registeredBy(registration, studentId)]
                        .filter(Boolean)
                        .join(" · ")}
                    </Typography>
                  </Box>
                  {hasLeft(registration, studentId) ? (
                    <Chip size="small" label={registrationChipsWords.withdrawn} />
                  ) : (
                    <RegistrationChips registration={registration} />
                  )}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
};

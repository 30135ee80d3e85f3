import { Button } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { Section } from "../frame/Section.tsx";
import { Messages } from "./messages/Messages.tsx";
import { RegistrationCards } from "./registrations/RegistrationCards.tsx";
import { registrationsWith } from "./registrations/registrationsWith.ts";
import { Roster } from "./roster/Roster.tsx";
import { useRegistrations } from "./useRegistrations.ts";
import { Waitlist } from "./Waitlist.tsx";
import { failedToFetchRegistrations, keepersWords as words, sectionWords } from "./words.ts";

/** What only the camp's owner and admins see: the roster, the registrations with payments, and the waitlist. */
export const Keepers = ({ camp }: { camp: CampView }) => {
  const { data, error, refetch } = useRegistrations(camp.id);
  return (
    <>
      <Section
        title={sectionWords.roster}
        anchor="roster"
        count={camp.registeredCount}
        more={
          camp.registeredCount > 0 && (
            <Button component={Link} size="small" to={`/camps/${camp.id}/roster`}>
              {words.printRoster}
            </Button>
          )
        }
      >
        {error ? (
          <Problem title={failedToFetchRegistrations} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Roster camp={camp} registrations={data} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Section>
      <Section
        title={sectionWords.registrations}
        anchor="registrations"
        count={data?.length}
        more={
          <Button component={Link} size="small" to={registrationsWith({ campId: camp.id })}>
            {words.searchAndFilter}
          </Button>
        }
      >
        {data && <RegistrationCards registrations={data} />}
      </Section>
      <Waitlist camp={camp} />
      <Messages campId={camp.id} />
    </>
  );
};

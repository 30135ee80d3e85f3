import { Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { MembershipView } from "../../../../backend/memberships/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { standingWord } from "../MembershipChip.tsx";
import { failedToFetch, membershipTroubleWords as words } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const filter = { trouble: "yes" };
const someOfThem = {
  filter,
  pagination: { page: 1, perPage: 5 },
  sort: { field: "updatedAt", order: "DESC" as const },
};

/** Whose membership waits for somebody, and for what. Shows nothing when there are none. */
const MembershipTrouble = () => {
  const {
    data = [],
    total = 0,
    error,
    refetch,
  } = useGetList<MembershipView>("memberships", someOfThem, { refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Section title={words.title} count={total} all={listWith("memberships", filter)}>
      <ToDos>
        {data.map((membership) => (
          <ToDo
            key={membership.id}
            name={fullName(membership)}
            about={standingWord(membership)}
            act={
              <Button
                component={Link}
                size="small"
                variant="outlined"
                to={`/memberships/${membership.id}/show`}
                aria-label={words.seeOf(fullName(membership))}
              >
                {words.see}
              </Button>
            }
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default MembershipTrouble;

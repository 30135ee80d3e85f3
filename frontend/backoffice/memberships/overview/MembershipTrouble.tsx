import { Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { MembershipView } from "../../../../backend/memberships/contract.ts";
import { counted } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { failedToFetch, membershipTroubleWords as words } from "../words.ts";

const filter = { trouble: "yes" };
const first = { filter, pagination: { page: 1, perPage: 1 }, sort: { field: "updatedAt", order: "DESC" as const } };

/** Memberships whose card was declined, or is still to be stopped. Shows nothing when there are none. */
const MembershipTrouble = () => {
  const { total = 0, error, refetch } = useGetList<MembershipView>("memberships", first, { refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (total === 0) return null;
  return (
    <Section title={words.title}>
      <ToDos>
        <ToDo
          name={counted(total, words.membership)}
          about={words.about}
          act={
            <Button
              component={Link}
              size="small"
              variant="outlined"
              to={`/memberships?filter=${encodeURIComponent(JSON.stringify(filter))}`}
            >
              {words.review}
            </Button>
          }
        />
      </ToDos>
    </Section>
  );
};
export default MembershipTrouble;

import { Button } from "@mui/material";
import { Link } from "react-router";
import { counted } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { useMembershipRevenue } from "../useMembershipRevenue.ts";
import { membershipTroubleWords as words } from "../words.ts";

/** Memberships whose card was declined, or is still to be stopped. Shows nothing when there are none; what failed stands above. */
const MembershipTrouble = () => {
  const { trouble = 0 } = useMembershipRevenue().data ?? {};
  if (trouble === 0) return null;
  return (
    <Section title={words.title}>
      <ToDos>
        <ToDo
          name={counted(trouble, words.membership)}
          about={words.about}
          act={
            <Button
              component={Link}
              size="small"
              variant="outlined"
              to={`/memberships?filter=${encodeURIComponent(JSON.stringify({ trouble: "yes" }))}`}
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

import { Box } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { JumpLinks } from "../frame/JumpLinks.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/Timeline.tsx";
import { useMayKeep } from "./useMayKeep.ts";
import { CampActions } from "./CampActions.tsx";
import { CampFacts } from "./CampFacts.tsx";
import { CampMoney } from "./CampMoney.tsx";
import { CampStatusChip } from "./CampStatusChip.tsx";
import { Divisions, placesTitle } from "./Divisions.tsx";
import { Keepers } from "./Keepers.tsx";
import { campDates, campHours, campTypeLabel } from "./words.ts";

const CampShow = () => (
  <ShowPage<CampView>
    resource="camps"
    title="Camp"
    back={{ to: "/camps", label: "All camps" }}
    failed="Failed to fetch camps"
    gone={{
      title: "Camp not found",
      heading: "There is no such camp",
      text: "The address may be incomplete.",
      seeAll: "See all camps",
    }}
    heading={(camp) => ({
      title: camp.title,
      lead: `${campTypeLabel[camp.campType]}, ${campDates(camp)}, ${campHours(camp)}, ${camp.location}`,
      beside: <CampStatusChip status={camp.status} />,
      actions: <CampActions camp={camp} />,
    })}
  >
    {(camp) => <Camp camp={camp} />}
  </ShowPage>
);
export default CampShow;

const partsOf = (camp: CampView) => [
  { anchor: "money", title: "Money" },
  { anchor: "divisions", title: placesTitle(camp) },
  { anchor: "roster", title: "Roster" },
  { anchor: "registrations", title: "Registrations" },
  { anchor: "waitlist", title: "Waitlist" },
  { anchor: "timeline", title: "Timeline" },
];

const Camp = ({ camp }: { camp: CampView }) => {
  const mayKeep = useMayKeep(camp);
  return (
    <>
      {mayKeep && <JumpLinks to={partsOf(camp)} />}
      <Box sx={{ minWidth: 0 }}>
        <CampFacts camp={camp} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {mayKeep && <CampMoney campId={camp.id} />}
        <Divisions camp={camp} />
      </Box>
      {mayKeep && (
        <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
          <Keepers camp={camp} />
          <Section title="Timeline" anchor="timeline">
            <Timeline of={camp.id} />
          </Section>
        </Box>
      )}
    </>
  );
};

import EditIcon from "@mui/icons-material/EditOutlined";
import { Box, Button, Link, Skeleton } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import { manages } from "../../../projections/accounts/managingRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { dayNumber, heldDates } from "../../../backend/camps/daysRule.ts";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { wholePrice } from "../../shared/camps/price.ts";
import { money, removedPerson, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { Fact, Facts } from "../frame/Fact.tsx";
import { JumpLinks } from "../frame/navigation/JumpLinks.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { campDayPath, campDetails, editCamp, inquiryPath } from "./addresses.ts";
import { CampEnding } from "./CampEnding.tsx";
import { CampStatusChip } from "./CampStatusChip.tsx";
import { Divisions, spotsTitle } from "./Divisions.tsx";
import { CancelDayButton } from "./day/CancelDay.tsx";
import { PastDays } from "./day/PastDays.tsx";
import { DraftActions, DraftNotice, DuplicateButton } from "./drafts/DraftActions.tsx";
import { Keepers } from "./Keepers.tsx";
import { MoneyTiles } from "./money/MoneyTiles.tsx";
import { useRevenue } from "./money/useRevenue.ts";
import {
  campDates,
  campDayWords,
  campHours,
  campShowWords as words,
  campTypeLabel,
  coachName,
  failedToFetchCamps,
  fieldLabel,
  sectionWords,
} from "./words.ts";

/** Whether this person may manage the camp: its owner and admins may. Others see what the public sees. */
const useMayKeep = ({ instructorId }: Pick<CampView, "instructorId">) => manages(useMe(), instructorId);

/** The revenue of one camp. */
const CampMoney = ({ campId }: { campId: string }) => {
  const { data, error, refetch } = useRevenue(campId);
  return (
    <Section title={sectionWords.money} anchor="money">
      {error ? (
        <Problem title={words.failedToFetchPayments} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <MoneyTiles sums={data} />
      ) : (
        <Skeleton variant="rounded" height={150} sx={{ borderRadius: "16px" }} />
      )}
    </Section>
  );
};

const texts = ["playerChecklist", "arrivalInfo", "pickupInfo", "safetyNotes", "campSchedule", "agenda"] as const;

/** The terms of a camp. */
const CampFacts = ({ camp, mayKeep }: { camp: CampView; mayKeep: boolean }) => (
  <Facts>
    {camp.statusReason && <Fact name={words.whyItWasCanceled}>{camp.statusReason}</Fact>}
    <Fact name={fieldLabel.campType}>{campTypeLabel[camp.campType]}</Fact>
    <Fact name={words.dates}>
      {campDates(camp)}
      {heldDates(camp).length > 1 && words.days(heldDates(camp).length)}
    </Fact>
    {camp.canceledDays.length > 0 && (
      <Fact name={words.canceledDays}>{campDayWords.canceledDays(camp.canceledDays)}</Fact>
    )}
    {camp.movedDays.length > 0 && (
      <Fact name={words.movedDays}>
        {camp.movedDays.map((number) => campDayWords.movedDay(number, camp.dates[number - 1]!)).join("; ")}
      </Fact>
    )}
    {mayKeep && <PastDays camp={camp} />}
    <Fact name={words.hours}>{campHours(camp)}</Fact>
    <Fact name={fieldLabel.location}>{camp.location || words.notSetYet}</Fact>
    <Fact name={words.coach}>{coachName(camp)}</Fact>
    <Fact name={words.ages}>{camp.ageRange.replace("-", " – ")}</Fact>
    <Fact name={words.price}>{words.prices(money(wholePrice(camp)), camp.canceledDays, money(camp.dailyPrice))}</Fact>
    {camp.releaseUnpaidAfterHours !== null && (
      <Fact name={words.unpaidSpots}>{words.releasedAfter(camp.releaseUnpaidAfterHours)}</Fact>
    )}
    {camp.description && <Told name={fieldLabel.description} text={camp.description} />}
    {texts.map((field) => camp[field] && <Told key={field} name={fieldLabel[field]} text={camp[field]} />)}
    <ForInquiry campId={camp.id} />
    <Fact name={words.publicPage}>
      <Link href={campDetails(camp.id)}>
        {camp.status === "draft" ? words.seeItAsFamiliesWill : words.seeItAsFamiliesDo}
      </Link>
    </Fact>
  </Facts>
);

const Told = ({ name, text }: { name: string; text: string }) => (
  <Fact name={name}>
    <Box sx={{ whiteSpace: "pre-wrap" }}>{text}</Box>
  </Fact>
);

/** The inquiry it was created for, if any. */
const ForInquiry = ({ campId }: { campId: string }) => {
  const { data: inquiry } = useGetList<InquiryView>("coaching-inquiries", {
    filter: { campId },
    pagination: { page: 1, perPage: 1 },
  });
  if (!inquiry?.[0]) return null;
  const { id, organizationName } = inquiry[0];
  return (
    <Fact name={words.inquiry}>
      <Link component={RouterLink} to={inquiryPath(id)}>
        {organizationName ?? removedPerson}
      </Link>
    </Fact>
  );
};

/** What the camp's owner can do with it. */
const CampActions = ({ camp }: { camp: CampView }) =>
  useMayKeep(camp) && (
    <>
      {camp.status === "active" && dayNumber(camp, today()) !== undefined && (
        <Button component={RouterLink} to={campDayPath(camp.id)} variant="contained">
          {campDayWords.title}
        </Button>
      )}
      {camp.status === "draft" && <DraftActions camp={camp} />}
      <CancelDayButton camp={camp} />
      <CampEnding camp={camp} />
      <DuplicateButton camp={camp} />
      {camp.status !== "cancelled" && (
        <Button href={editCamp(camp.id)} variant="outlined" startIcon={<EditIcon />}>
          {words.editCamp}
        </Button>
      )}
    </>
  );

const CampShow = () => (
  <ShowPage<CampView>
    resource="camps"
    title={words.camp}
    back={{ to: "/camps", label: words.allCamps }}
    failed={failedToFetchCamps}
    gone={{
      title: words.campNotFound,
      heading: words.weCantFindThis,
      text: words.theLinkMayBe,
      seeAll: words.seeAllCamps,
    }}
    heading={(camp) => ({
      title: camp.title,
      lead: [campTypeLabel[camp.campType], campDates(camp), campHours(camp), camp.location].filter(Boolean).join(", "),
      beside: <CampStatusChip status={camp.status} />,
      actions: <CampActions camp={camp} />,
    })}
  >
    {(camp) => <Camp camp={camp} />}
  </ShowPage>
);
export default CampShow;

const partsOf = (camp: CampView) => [
  { anchor: "money", title: sectionWords.money },
  { anchor: "divisions", title: spotsTitle(camp) },
  { anchor: "roster", title: sectionWords.roster },
  { anchor: "registrations", title: sectionWords.registrations },
  { anchor: "waitlist", title: sectionWords.waitlist },
  { anchor: "messages", title: sectionWords.messages },
  { anchor: "timeline", title: sectionWords.timeline },
];

const Camp = ({ camp }: { camp: CampView }) => {
  const mayKeep = useMayKeep(camp);
  const isDraft = camp.status === "draft";
  const takesFamilies = mayKeep && !isDraft;
  return (
    <>
      {isDraft && <DraftNotice camp={camp} />}
      {takesFamilies && <JumpLinks to={partsOf(camp)} />}
      <Box sx={{ minWidth: 0 }}>
        <CampFacts camp={camp} mayKeep={mayKeep} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {takesFamilies && <CampMoney campId={camp.id} />}
        <Divisions camp={camp} />
      </Box>
      {mayKeep && (
        <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
          {takesFamilies && <Keepers camp={camp} />}
          <Section title={sectionWords.timeline} anchor="timeline">
            <Timeline of={camp.id} />
          </Section>
        </Box>
      )}
    </>
  );
};

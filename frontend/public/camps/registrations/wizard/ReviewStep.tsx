import { Box, Button, Divider, Link as Anchor, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { daysLeft } from "../../../../../backend/camps/daysRule.ts";
import { positionWords } from "../../../../shared/players/words.ts";
import { longDate, money, shortDate } from "../../../../shared/formats.ts";
import { tabular } from "../../../../shared/theme.ts";
import { allDays, campDays } from "../../campDays.ts";
import { AgreeByActing } from "../../../policies/open.ts";
import { type Place, placesOf } from "./divisions.ts";
import { MedicalLost } from "./MedicalLost.tsx";
import { medicalTold } from "./medicalTold.ts";
import { priceOf } from "./price.ts";
import type { DraftChild, RegistrationDraft } from "./registrationDraft.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { Step } from "./steps.ts";
import { divisionWords, experienceWords, reviewStepWords as words, sportWords, waysToPayWords } from "../../words.ts";

const isIn = <Key extends string>(labels: Record<Key, string>, value: string): value is Key =>
  Object.hasOwn(labels, value);
/** What the draft's value is called; nothing for none. */
const labelIn = <Key extends string>(labels: Record<Key, string>, value: string) =>
  isIn(labels, value) ? labels[value] : undefined;

type PartProps = { title: string; step?: Step; goTo: (step: Step) => void; children: ReactNode };
const Part = ({ title, step, goTo, children }: PartProps) => (
  <Box component="section" aria-label={title}>
    <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 1 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {step && (
        <Button size="small" onClick={() => goTo(step)} aria-label={words.changePart(title)}>
          {words.change}
        </Button>
      )}
    </Box>
    {children}
  </Box>
);
const quiet = { color: "text.secondary" };

const groupOf = (place: Place | undefined) => {
  if (place?.kind === "division") return words.groupAndHours(divisionWords.name(place.division), place.division);
  return place?.kind === "owner decides" ? words.coachWillLookForAGroup : "";
};
/** The group's name says the sport, unless it is for both. */
const saysSport = (place: Place | undefined) => place?.kind === "division" && place.division.sport !== "coed";

const Player = ({ child, place }: { child: DraftChild; place: Place | undefined }) => (
  <Box component="li">
    <Typography sx={{ fontWeight: 600 }}>
      {child.playerName}, {child.playerAge}
    </Typography>
    <Typography sx={quiet}>
      {[
        groupOf(place),
        !saysSport(place) && labelIn(sportWords, child.sport),
        labelIn(positionWords, child.playerPosition),
        labelIn(experienceWords, child.experienceLevel),
      ]
        .filter(Boolean)
        .join(" · ")}
    </Typography>
    <Typography sx={quiet}>{words.emergency(child.emergencyContact, child.emergencyPhone)}</Typography>
    {child.mayPickUp && <Typography sx={quiet}>{words.mayPickUp(child.mayPickUp)}</Typography>}
    {child.mayNotPickUp && <Typography sx={quiet}>{words.mayNotPickUp(child.mayNotPickUp)}</Typography>}
    {medicalTold(child.id) && <Typography sx={quiet}>{words.medical(medicalTold(child.id))}</Typography>}
  </Box>
);

type Props = {
  camp: CampView;
  draft: RegistrationDraft;
  refusal: ReactNode; // why it was refused, and what can be done
  isPending: boolean;
  arriving: boolean;
  goTo: (step: Step) => void;
  onComplete: () => void;
};

/** Step 4: everything once more, and what it costs. */
export const ReviewStep = ({ camp, draft, refusal, isPending, arriving, goTo, onComplete }: Props) => {
  const { parentInfo, participants, registrationOption } = draft;
  const places = placesOf(camp, participants);
  const price = priceOf(camp, draft, participants.length);
  const left = daysLeft(camp, draft);
  const days = campDays(camp).filter(({ day }) => left.includes(day));
  return (
    <StepFrame
      heading={words.reviewAndRegister}
      arriving={arriving}
      onBack={() => goTo(3)}
      next={isPending ? words.registering : words.completeRegistration}
      isPending={isPending}
      onNext={onComplete}
    >
      <Part title={camp.days === 1 ? words.day : words.days} {...(camp.days > 1 && { step: 1 })} goTo={goTo}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{[camp.title, camp.location].join(" · ")}</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {registrationOption === "all_days" ? allDays(camp) : words.countedDays(days.length)}
        </Typography>
        <Box sx={{ ...quiet, ...tabular, display: "flex", flexWrap: "wrap", columnGap: 2 }}>
          {days.map(({ day, date }) => (
            <span key={day}>{camp.days === 1 ? longDate(date) : words.dayDate(day, shortDate(date))}</span>
          ))}
        </Box>
      </Part>
      <Divider />
      <Part title={words.parent} step={2} goTo={goTo}>
        <Typography sx={{ fontWeight: 600 }}>{parentInfo.parentName}</Typography>
        <Typography sx={{ ...quiet, overflowWrap: "anywhere" }}>
          {parentInfo.parentEmail} · {parentInfo.parentPhone}
        </Typography>
        <Typography sx={quiet}>
          {words.payingBy}
          {labelIn(waysToPayWords, parentInfo.paymentMethod)}
        </Typography>
      </Part>
      <Divider />
      <Part title={participants.length === 1 ? words.player : words.players} step={3} goTo={goTo}>
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
          {participants.map((child, n) => (
            <Player key={child.id} child={child} place={places[n]} />
          ))}
        </Box>
      </Part>
      <MedicalLost campId={camp.id} draft={draft} />
      <Divider />
      <Box sx={{ display: "grid", gap: 0.5, ...tabular }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", ...quiet }}>
          <span>{words.playersTimesPrice(participants.length, money(price.each))}</span>
          <span>{money(price.total)}</span>
        </Box>
        <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
          <Typography sx={{ fontWeight: 700 }}>{words.total}</Typography>
          <Typography variant="h2" component="p">
            {money(price.total)}
          </Typography>
        </Box>
        <Typography sx={quiet}>
          {words.youWontBeChargedNow}
          <Anchor component={Link} to={`/camp-payment/${camp.id}`}>
            {words.seeTheWaysToPayFirst}
          </Anchor>
          .
        </Typography>
      </Box>
      {refusal}
      <AgreeByActing by="registering" />
    </StepFrame>
  );
};

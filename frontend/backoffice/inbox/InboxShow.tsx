import { Box, Button } from "@mui/material";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { InboxView } from "../../../backend/inbox/formContract.ts";
import { dateAt, dayAgo, longDateAndTime, today } from "../../shared/formats.ts";
import { useMe } from "../access/me.ts";
import { useAct } from "../data/useAct.ts";
import { CreateCampFromThis, isForCamp } from "../camps/open.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Clock } from "../lessons/open.ts";
import { bringBack, changeOwner, finishStep } from "./acts.ts";
import { Asked, screens } from "./Asked.tsx";
import { type CareAct, CareDialog } from "./CareDialogs.tsx";
import { clockOf, StateOf } from "./InboxList.tsx";
import { useKeys } from "./useKeys.ts";
import { aboutOf, dialogWords, inboxWords, nameOf, showWords as words, whyLabel, stepWords } from "./words.ts";
import { Written } from "./Written.tsx";

const failed = words.failed;

const Owner = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const me = useMe();
  const change = useRef<HTMLButtonElement>(null);
  const { send, sending } = useAct(
    () => () => changeOwner(item, { ownerId: me.id, from: item.owner?.id ?? null }),
    { done: dialogWords.taken, failed },
    { sent: () => change.current?.focus() }, // the button that was pressed goes away
  );
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <span>{item.owner?.name ?? inboxWords.nobody}</span>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {item.owner?.id !== me.id && (
          <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
            {words.take}
          </ActButton>
        )}
        <Button ref={change} variant="outlined" onClick={() => onAct("owner")}>
          {words.changeOwner}
        </Button>
      </Box>
    </Box>
  );
};

const Step = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const { send, sending } = useAct(() => () => finishStep(item), { done: words.stepIsDone, failed });
  const { nextStep } = item;
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {nextStep ? (
        <span>
          <strong>{stepWords.due(nextStep.dueOn, today())}</strong>
          {nextStep.words && `: ${nextStep.words}`}
        </span>
      ) : (
        <span>{words.noNextStep}</span>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {nextStep && (
          <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
            {words.stepDone}
          </ActButton>
        )}
        {item.email !== null && (
          <Button variant="outlined" onClick={() => onAct("step")}>
            {nextStep ? words.changeStep : words.planStep}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const BringBack = ({ item }: { item: InboxView }) => {
  const { send, sending } = useAct(() => () => bringBack(item), { done: words.broughtBack, failed });
  return (
    <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
      {words.bringBack}
    </ActButton>
  );
};

const Item = ({ item }: { item: InboxView }) => {
  const [act, setAct] = useState<CareAct>();
  useKeys({ act: setAct });
  const clock = clockOf(item);
  return (
    <>
      {/* First on a phone: whose it is and what comes next is done before anything is written. */}
      <Box sx={{ order: { lg: 1 } }}>
        <Facts>
          <Fact name={words.owner}>
            <Owner item={item} onAct={setAct} />
          </Fact>
          <Fact name={words.nextStep}>
            <Step item={item} onAct={setAct} />
          </Fact>
          {item.contactName && <Fact name={words.contact}>{item.contactName}</Fact>}
          <Fact name={words.phone}>
            <PhoneLink phone={item.phone} otherwise={removed} />
          </Fact>
          <Fact name={words.email}>
            <MailLink email={item.email} otherwise={removed} />
          </Fact>
          <Fact name={words.received}>
            {longDateAndTime(item.receivedAt)}
            {clock && (
              <div>
                <Clock {...clock} />
              </div>
            )}
          </Fact>
          {item.setAside && <Fact name={words.setAside}>{whyLabel[item.setAside]}</Fact>}
        </Facts>
      </Box>
      <Box>
        <Asked item={item} />
        <Written item={item} onAct={setAct} />
      </Box>
      {act && <CareDialog act={act} item={item} onClose={() => setAct(undefined)} />}
    </>
  );
};

/** Once a camp was created for it, an inquiry is scheduled. */
const mayNeedCamp = ({ kind, about, status }: InboxView) =>
  kind === "coaching-inquiry" && status !== "scheduled" && isForCamp({ serviceType: about ?? "", status });

const Aside = ({ item }: { item: InboxView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" component={Link} to={`/${screens[item.kind]}/${item.inquiryId}/show`}>
        {words.openWhole}
      </Button>
      {mayNeedCamp(item) && <CreateCampFromThis inquiryId={item.inquiryId} />}
      {item.setAside ? (
        <BringBack item={item} />
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {dialogWords.setAside}
        </Button>
      )}
      {isOpen && <CareDialog act="aside" item={item} onClose={() => setOpen(false)} />}
    </>
  );
};

const InboxShow = () => (
  <ShowPage<InboxView>
    resource="inbox"
    title={words.title}
    back={{ to: "/inbox", label: words.all }}
    failed={stepWords.failedToFetch}
    gone={{ title: words.notFound, heading: words.weCantFindThis, text: words.mayBeGone, seeAll: words.all }}
    heading={(item) => ({
      title: nameOf(item),
      lead: [aboutOf(item), inboxWords.sent(dayAgo(dateAt(item.receivedAt)).toLowerCase())].join(" · "),
      beside: <StateOf item={item} />,
      actions: <Aside item={item} />,
    })}
  >
    {(item) => <Item key={item.id} item={item} />}
  </ShowPage>
);
export default InboxShow;

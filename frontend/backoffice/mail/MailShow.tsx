import SendIcon from "@mui/icons-material/SendOutlined";
import { Alert, Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { MailView, WholeMailView } from "../../../backend/mail/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { MailLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { useHandsOn } from "../frame/useHandsOn.ts";
import { MailContent } from "./MailContent.tsx";
import { MailStateChip } from "./MailStateChip.tsx";
import type { MailVerbs } from "./verbs.ts";
import {
  isAddressRefused,
  isLeaving,
  kindLabel,
  leavingIn,
  mailShowWords as words,
  mailWords,
  stateOf,
  subjectOf,
} from "./words.ts";

/** For when the cause is fixed, or may have gone away by itself. */
const SendAgainButton = ({ mail }: { mail: MailView }) => {
  const button = useHandsOn<HTMLButtonElement>();
  const { send, sending } = useAct(({ sendMailAgain }: MailVerbs) => sendMailAgain, {
    done: words.theEmailIsOnItsWay,
    failed: words.couldntSendTheEmail,
    meaning: words.itsTriedRightAway,
  });
  return (
    <ActButton
      ref={button}
      variant="contained"
      busy={sending}
      startIcon={<SendIcon />}
      onClick={() => void send(mail.id)}
    >
      {words.sendAgain}
    </ActButton>
  );
};

const MailFacts = ({ mail }: { mail: WholeMailView }) => (
  <Facts>
    <Fact name={mailWords.to}>
      {mail.recipientName}
      {mail.recipientName && <br />}
      <MailLink email={mail.recipient} otherwise={removed} />
    </Fact>
    <Fact name={words.type}>{kindLabel(mail.kind)}</Fact>
    <Fact name={mailWords.created}>{longDateAndTime(mail.createdAt)}</Fact>
    {mail.settledAt && (
      <Fact name={mail.state === "failed" || mail.state === "unknown" ? words.gaveUp : stateOf(mail)}>
        {longDateAndTime(mail.settledAt)}
      </Fact>
    )}
    {mail.nextAttemptAt && (
      <Fact name={words.nextAttempt}>
        {mail.attempts === 0 && mail.reason === null ? words.inAFewSeconds : longDateAndTime(mail.nextAttemptAt)}
      </Fact>
    )}
    <Fact name={words.attempts}>{mail.attempts}</Fact>
    {mail.reason && <Fact name={mail.state === "sent" ? mailWords.note : words.reason}>{mail.reason}</Fact>}
    {mail.registrationId && (
      <Fact name={words.about}>
        <Link component={RouterLink} to={`/camp-registrations/${mail.registrationId}/show`}>
          {words.theRegistration}
        </Link>
      </Fact>
    )}
    {mail.lessonId && (
      <Fact name={words.about}>
        <Link component={RouterLink} to={`/lessons/${mail.lessonId}/show`}>
          {words.theLesson}
        </Link>
      </Fact>
    )}
  </Facts>
);

const MailShow = () => (
  <ShowPage<WholeMailView>
    resource="mails"
    title={words.email}
    back={{ to: "/mails", label: words.allEmails }}
    failed={words.couldntLoadTheEmail}
    gone={{
      title: words.emailNotFound,
      heading: words.thisEmailIsntInYourList,
      text: words.itMayBeTooOld,
      seeAll: words.seeAllEmails,
    }}
    isWhole={(mail) => "html" in mail}
    readAgain={(mail) => (isLeaving(mail) ? leavingIn : false)}
    heading={(mail) => ({
      title: subjectOf(mail),
      beside: <MailStateChip mail={mail} />,
      actions: mail.canBeSentAgain && <SendAgainButton mail={mail} />,
    })}
  >
    {(mail) => (
      <>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {isAddressRefused(mail) && <Alert severity="warning">{words.refused}</Alert>}
          <MailContent mail={mail} />
        </Box>
        <MailFacts mail={mail} />
      </>
    )}
  </ShowPage>
);
export default MailShow;

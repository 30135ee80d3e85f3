import SendIcon from "@mui/icons-material/SendOutlined";
import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { MailView, WholeMailView } from "../../../backend/mail/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { MailLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { MailContent } from "./MailContent.tsx";
import { MailStateChip } from "./MailStateChip.tsx";
import type { MailVerbs } from "./verbs.ts";
import { kindLabel, stateOf, subjectOf } from "./words.ts";

/** For when the cause is fixed, or may have gone away by itself. */
const SendAgainButton = ({ mail }: { mail: MailView }) => {
  const { send, sending } = useAct(({ sendMailAgain }: MailVerbs) => sendMailAgain, {
    done: "The mail is on its way again",
    failed: "Failed to send the mail again",
    meaning: "It is tried at once; reload in a moment to see what became of it.",
  });
  return (
    <ActButton variant="contained" busy={sending} startIcon={<SendIcon />} onClick={() => void send(mail.id)}>
      Send again
    </ActButton>
  );
};

const MailFacts = ({ mail }: { mail: WholeMailView }) => (
  <Facts>
    <Fact name="To">
      {mail.recipientName}
      {mail.recipientName && <br />}
      <MailLink email={mail.recipient} otherwise={removed} />
    </Fact>
    <Fact name="Kind">{kindLabel(mail.kind)}</Fact>
    <Fact name="Written">{longDateAndTime(mail.createdAt)}</Fact>
    {mail.settledAt && (
      <Fact name={mail.state === "failed" ? "Given up" : stateOf(mail)}>{longDateAndTime(mail.settledAt)}</Fact>
    )}
    {mail.nextAttemptAt && (
      <Fact name="Next attempt">{mail.attempts === 0 ? "Within seconds" : longDateAndTime(mail.nextAttemptAt)}</Fact>
    )}
    <Fact name="Attempts">{mail.attempts}</Fact>
    {mail.reason && <Fact name={mail.state === "sent" ? "Note" : "Reason"}>{mail.reason}</Fact>}
    {mail.registrationId && (
      <Fact name="About">
        <Link component={RouterLink} to={`/camp-registrations/${mail.registrationId}/show`}>
          The registration
        </Link>
      </Fact>
    )}
    {mail.lessonId && (
      <Fact name="About">
        <Link component={RouterLink} to={`/lessons/${mail.lessonId}/show`}>
          The lesson
        </Link>
      </Fact>
    )}
  </Facts>
);

const MailShow = () => (
  <ShowPage<WholeMailView>
    resource="mails"
    title="Mail"
    back={{ to: "/mails", label: "All mails" }}
    failed="The mail could not be read"
    gone={{
      title: "Mail not found",
      heading: "This mail is not in your list",
      text: "It may be too old, or it is about somebody else's lesson.",
      seeAll: "See all mails",
    }}
    isWhole={(mail) => "html" in mail}
    heading={(mail) => ({
      title: subjectOf(mail),
      beside: <MailStateChip mail={mail} />,
      actions: mail.canBeSentAgain && <SendAgainButton mail={mail} />,
    })}
  >
    {(mail) => (
      <>
        <MailContent mail={mail} />
        <MailFacts mail={mail} />
      </>
    )}
  </ShowPage>
);
export default MailShow;

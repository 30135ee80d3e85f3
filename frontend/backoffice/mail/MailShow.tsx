import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { ShowPage } from "../frame/ShowPage.tsx";
import { MailContent } from "./MailContent.tsx";
import { MailFacts } from "./MailFacts.tsx";
import { SendAgainButton } from "./SendAgainButton.tsx";
import { StateChip } from "./StateChip.tsx";
import { subjectOf } from "./words.ts";

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
      beside: <StateChip mail={mail} />,
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

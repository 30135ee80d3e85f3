import { Box, Button, Skeleton } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link, useParams } from "react-router";
import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { freshRow } from "../data/freshRow.ts";
import { Page } from "../frame/Page.tsx";
import { MailContent } from "./MailContent.tsx";
import { MailFacts } from "./MailFacts.tsx";
import { SendAgainButton } from "./SendAgainButton.tsx";
import { StateChip } from "./StateChip.tsx";
import { subjectOf } from "./words.ts";

const back = { to: "/mails", label: "All mails" };

const MailShow = () => {
  const { id = "" } = useParams();
  const { data: mail, error, refetch } = useGetOne<WholeMailView>("mails", { id }, freshRow);
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="Mail not found" back={back}>
        <Empty
          title="This mail is not in your list"
          text="It may be too old, or it is about somebody else's lesson."
          action={
            <Button component={Link} to="/mails" variant="contained">
              See all mails
            </Button>
          }
        />
      </Page>
    );
  if (!mail || !("html" in mail))
    return (
      <Page title="Mail" back={back}>
        {error ? (
          <Problem title="The mail could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  return (
    <Page
      title={subjectOf(mail)}
      beside={<StateChip state={mail.state} />}
      actions={mail.canBeSentAgain && <SendAgainButton mail={mail} />}
      back={back}
    >
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        <MailContent mail={mail} />
        <MailFacts mail={mail} />
      </Box>
    </Page>
  );
};
export default MailShow;

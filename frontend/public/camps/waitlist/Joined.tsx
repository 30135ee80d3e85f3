import { Button, Typography } from "@mui/material";
import { Link } from "react-router";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { useSettings } from "../../../shared/settings.ts";
import { Outcome } from "../../accounts/Outcome.tsx";
import { turnWords } from "./turnWords.ts";

/** The family waits: its turn, and where it finds it again. */
export const Joined = ({ entry }: { entry: OwnWaitlistEntryView }) => {
  const { mailsGoOut } = useSettings();
  return (
    <Outcome
      title="You are on the waitlist"
      next={
        <Button component={Link} to={`/waitlist-place?id=${entry.id}`} variant="contained">
          See your place in line
        </Button>
      }
    >
      <Typography variant="subtitle1">
        <strong>{entry.camp.title}</strong>
        <br />
        {turnWords(entry)}
      </Typography>
      <Typography>
        {mailsGoOut
          ? "A mail with a private link to your place is on its way. With it you see your turn, answer an offer or leave the list."
          : "This browser keeps your place for a week, so that you see your turn, answer an offer or leave the list."}
      </Typography>
    </Outcome>
  );
};

import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { OwnLessonRequestView } from "../../../../../backend/lessons/contract.ts";
import { longDateAndTime } from "../../../../shared/formats.ts";
import { useCurrentUser } from "../../../access/currentUser.ts";
import { customRequestSentWords as words } from "../../words.ts";

/** A request that was just sent, passed on to step 1 in the history's state. */
export interface SentRequest {
  sentRequest: Pick<OwnLessonRequestView, "instructorName" | "replyDueAt">;
}

const isSent = (state: unknown): state is SentRequest =>
  typeof state === "object" && state !== null && "sentRequest" in state;

/** The request that was sent a moment ago, if there is one. */
export const useSentRequest = () => {
  const { state } = useLocation();
  return isSent(state) ? state.sentRequest : undefined;
};

/** Says that it arrived, and what happens now. It takes the focus, as the form is gone. */
export const CustomRequestSent = ({ instructorName, replyDueAt }: SentRequest["sentRequest"]) => {
  const user = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card
      component="section"
      aria-labelledby="request-sent"
      sx={{ mt: 3, mb: 4, p: { xs: 2.5, sm: 3 }, display: "flex", gap: 2, borderColor: "primary.main" }}
    >
      <CheckCircleIcon sx={{ color: "primary.main", fontSize: 36 }} />
      <Box>
        <Typography
          variant="h3"
          component="h2"
          id="request-sent"
          ref={heading}
          tabIndex={-1}
          sx={{ "&:focus": { outline: "none" } }}
        >
          {words.weGotYourRequest}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: "60ch" }}>
          {words.coachWillCallOr(instructorName ?? words.oneOfOurCoaches, longDateAndTime(replyDueAt))}
        </Typography>
        {user && (
          <Button component={Link} to="/player-dashboard" variant="outlined" sx={{ mt: 2 }}>
            {words.goToMyDashboard}
          </Button>
        )}
      </Box>
    </Card>
  );
};

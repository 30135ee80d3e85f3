import { Card, Typography } from "@mui/material";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { AskGuardian } from "../accounts/AskGuardian.tsx";

/** As long as the parent or guardian has not confirmed: what waits for that, and what to do about it. */
export const GuardianCard = ({ user: { guardian, parentName, parentEmail } }: { user: UserView }) => {
  if (guardian !== "asked") return null;
  return (
    <Card component="section" aria-labelledby="guardian" sx={{ p: 3, display: "grid", gap: 1.5 }}>
      <Typography id="guardian" variant="h4" component="h2">
        {parentEmail ? "Waiting for your parent or guardian" : "Name a parent or guardian"}
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {parentEmail
          ? `We have mailed ${parentName ?? "them"} a link to confirm your account, to ${parentEmail}.`
          : "You are under 18, so somebody has to confirm your account."}{" "}
        Until then you can book lessons, but videos and messages stay locked.
      </Typography>
      <AskGuardian named={parentEmail !== null} />
    </Card>
  );
};

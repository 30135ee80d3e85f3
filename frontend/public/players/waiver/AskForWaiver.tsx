import { Button, Card, Typography } from "@mui/material";
import { Link } from "react-router";
import { useCurrentUser } from "../../access/currentUser.ts";
import { waiverWords as words } from "../words.ts";
import { useMyWaivers } from "./useMyWaivers.ts";

const listed = new Intl.ListFormat("en-US");

/** Once somebody is booked or registered: for whom a signature is missing. Nothing else waits for it. */
export const AskForWaiver = ({ isButton = false }: { isButton?: boolean }) => {
  const user = useCurrentUser();
  const { data } = useMyWaivers();
  const missing = data?.version ? data.players.filter(({ isExpected, isSigned }) => isExpected && !isSigned) : [];
  if (missing.length === 0) return null;
  const isMinor = user?.guardian !== "none needed";
  const names = listed.format(missing.map(({ playerId, name }) => (playerId === user?.id ? words.you : name)));
  if (isButton)
    return (
      <Button component={Link} to="/waiver" variant="outlined" color="warning">
        {isMinor ? words.seeTheWaiver : words.signTheWaiver}
      </Button>
    );
  return (
    <Card
      component="section"
      aria-labelledby="waiver"
      sx={{ p: 3, display: "grid", gap: 1.5, justifyItems: "start", borderLeft: 4, borderLeftColor: "warning.main" }}
    >
      <Typography id="waiver" variant="h4" component="h2">
        {words.oneMoreThing}
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {isMinor ? words.yourParentSigns : words.pleaseSignFor(names)}
      </Typography>
      <Button component={Link} to="/waiver" variant="outlined" color="inherit">
        {isMinor ? words.seeTheWaiver : words.readAndSign}
      </Button>
    </Card>
  );
};

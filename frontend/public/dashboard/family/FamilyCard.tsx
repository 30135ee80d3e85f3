import { Box, Button, Card, Typography } from "@mui/material";
import { Link } from "react-router";
import { useCurrentUser } from "../../access/currentUser.ts";
import { callName, usePlayers } from "../../players/open.ts";
import { familyCardWords as words } from "../words.ts";

/** Who plays, and the way to add another one. */
export const FamilyCard = () => {
  const user = useCurrentUser();
  const { data = [] } = usePlayers();
  const names = data.filter(({ plays }) => plays).map((player) => callName(player, user));
  const bringsOthers = names.some((name) => name !== words.me);
  const isMinor = user ? user.guardian !== "none needed" : false;
  return (
    <Card component="section" aria-labelledby="family" sx={{ p: 3 }}>
      <Typography id="family" variant="h4" component="h2">
        {words.players}
      </Typography>
      <Typography sx={{ mt: 1, overflowWrap: "anywhere", minHeight: 24 }}>
        {bringsOthers ? names.join(", ") : isMinor ? words.othersDecide : words.bookForEveryPlayer}
      </Typography>
      {(!isMinor || data.some(({ guardians }) => guardians.length > 0)) && (
        <Box sx={{ mt: 2 }}>
          <Button component={Link} to="/players" variant="outlined" color="inherit">
            {isMinor ? words.seeWho : bringsOthers ? words.managePlayers : words.addAPlayer}
          </Button>
        </Box>
      )}
    </Card>
  );
};

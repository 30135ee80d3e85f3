import { Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Section } from "../../frame/Section.tsx";
import { EraseDialog } from "./EraseDialog.tsx";

/** Apart from everything else on the screen, because nothing takes it back. */
export const ErasePerson = ({ user }: { user: UserView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Erase personal data">
      <Card sx={{ p: { xs: 2, sm: 3 }, borderColor: "error.main", display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography>
          For when a person, or a parent for a child, asks that nothing about them is kept. Names and contacts are
          removed everywhere; the lessons stay in the books without them.
        </Typography>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Erase personal data …
        </Button>
      </Card>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </Section>
  );
};

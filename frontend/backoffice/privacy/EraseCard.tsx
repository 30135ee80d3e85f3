import { Button, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Section } from "../frame/Section.tsx";
import { useHandsOn } from "../frame/useHandsOn.ts";
import { eraseCardWords as words } from "./words.ts";

/** Set apart from the rest of the screen, because it cannot be undone. */
export const EraseCard = ({ children, onAsk }: { children: ReactNode; onAsk: () => void }) => {
  const button = useHandsOn<HTMLButtonElement>();
  return (
    <Section title={words.erasePersonalData}>
      <Card sx={{ p: { xs: 2, sm: 3 }, borderColor: "error.main", display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography>{children}</Typography>
        <Button ref={button} variant="outlined" color="error" onClick={onAsk}>
          {words.erasePersonalDataButton}
        </Button>
      </Card>
    </Section>
  );
};

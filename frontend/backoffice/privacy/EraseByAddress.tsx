import { Box, Button, Card, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { EraseVisitor } from "../../../backend/privacy/contract.ts";
import { Section } from "../frame/Section.tsx";
import { VisitorQuestion } from "./VisitorQuestion.tsx";

/** For who stands in no list of users: a family that waits for a camp, a walk-in, a sender of an inquiry. */
export const EraseByAddress = () => {
  const [typed, setTyped] = useState("");
  const [complaint, setComplaint] = useState("");
  const [email, setEmail] = useState<string>();
  const ask = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const told = EraseVisitor.safeParse({ email: typed });
    setComplaint(told.success ? "" : (told.error.issues[0]?.message ?? ""));
    setEmail(told.data?.email);
  };
  return (
    <Section title="Somebody without an account">
      <Card component="form" noValidate onSubmit={ask} sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <Typography>
          Who registered for a camp, waits for one, or wrote to you without an account is known by the e-mail address
          alone. When they ask that nothing about them is kept, enter it here.
        </Typography>
        <Box
          sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "minmax(0, 360px) auto" }, alignItems: "start" }}
        >
          <TextField
            type="email"
            label="E-mail address"
            value={typed}
            error={complaint !== ""}
            helperText={complaint}
            onChange={({ target }) => {
              setTyped(target.value);
              setComplaint("");
            }}
            autoComplete="off"
          />
          <Button type="submit" variant="outlined" color="error" sx={{ justifySelf: "start", minHeight: 44 }}>
            Erase personal data …
          </Button>
        </Box>
      </Card>
      {email && <VisitorQuestion name={email} email={email} onClose={() => setEmail(undefined)} />}
    </Section>
  );
};

import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { EraseVisitor } from "../../../backend/privacy/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Section } from "../frame/Section.tsx";
import { VisitorQuestion } from "./VisitorQuestion.tsx";
import { eraseByAddressWords as words } from "./words.ts";

/** For people in no list of users: a family that waits for a camp, a walk-in, a sender of an inquiry. */
export const EraseByAddress = () => {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(EraseVisitor), defaultValues: { email: "" } });
  const [email, setEmail] = useState<string>();
  return (
    <Section title={words.guests}>
      <Card
        component="form"
        noValidate
        onSubmit={handleSubmit(({ email }) => setEmail(email))}
        sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}
      >
        <Typography>{words.someoneWhoRegistered}</Typography>
        <Box
          sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "minmax(0, 360px) auto" }, alignItems: "start" }}
        >
          <FormField control={control} name="email" type="email" label={words.email} autoComplete="off" />
          <Button type="submit" variant="outlined" color="error" sx={{ justifySelf: "start", minHeight: 44 }}>
            {words.erasePersonalData}
          </Button>
        </Box>
      </Card>
      {email && <VisitorQuestion name={email} email={email} onClose={() => setEmail(undefined)} />}
    </Section>
  );
};

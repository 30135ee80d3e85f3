import { Box, Button, Card, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { ListBase } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { EraseVisitor } from "../../../../backend/privacy/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { SearchAndChips } from "../../frame/SearchAndChips.tsx";
import { Section } from "../../frame/Section.tsx";
import { rolePlural } from "../../access/roles.ts";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { UserRows } from "./UserRows.tsx";
import { VisitorQuestion } from "../../privacy/VisitorQuestion.tsx";

const UserFilters = () => (
  <SearchAndChips
    search="Name or e-mail"
    label="Role"
    part="role"
    choices={(["student", "instructor", "admin"] as const).map((value) => ({ label: rolePlural[value], value }))}
    all="Everyone"
  />
);

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

const UserList = () => (
  <AdminsOnly>
    <ListBase<UserView>
      sort={{ field: "lastName", order: "ASC" }}
      perPage={25}
      queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
    >
      <Page title="Users" lead="Everyone with an account, and what they may do.">
        <UserFilters />
        <UserRows />
        <EraseByAddress />
      </Page>
    </ListBase>
  </AdminsOnly>
);
export default UserList;

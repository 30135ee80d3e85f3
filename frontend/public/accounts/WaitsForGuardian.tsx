import { Card, Typography } from "@mui/material";
import type { Login } from "../../../backend/accounts/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { AskGuardian } from "./AskGuardian.tsx";

/** E-mail and password are right, but the account of a child under 13 is not open yet. */
export const isWaiting = (error: unknown) => error instanceof ApiError && error.code === "WaitsForGuardian";

export const WaitsForGuardian = ({ login, words }: { login: Login | undefined; words: string }) => (
  <Card component="section" role="alert" sx={{ mt: 3, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
    <Typography component="h2" variant="h4">
      Your parent or guardian comes first
    </Typography>
    <Typography>{words}</Typography>
    {login && <AskGuardian login={login} named />}
  </Card>
);

import { Link as Anchor, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { agreeByActingWords as words } from "./words.ts";

/** In a tab of its own, so that nothing typed is left behind. */
const Policy = ({ at, children }: { at: string; children: ReactNode }) => (
  <Anchor href={at} target="_blank" rel="noopener">
    {children}
  </Anchor>
);

/** Beside a button that commits to something: what else it says yes to. */
export const AgreeByActing = ({
  by,
}: {
  by: "booking" | "registering" | "paying" | "signing up" | "opening your login" | "adding a player" | "joining";
}) => (
  <Typography variant="body2" sx={{ color: "text.secondary" }}>
    {words.byActingYouAgree(by)}
    <Policy at="/terms">{words.terms}</Policy>
    {words.and}
    <Policy at="/refunds">{words.refundsCancellations}</Policy>
    {words.our}
    <Policy at="/privacy">{words.privacyPage}</Policy>
    {words.saysWhatWeKeep}
  </Typography>
);

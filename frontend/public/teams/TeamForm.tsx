import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Alert, Box, Button, Card, Typography } from "@mui/material";
import type { ComponentProps, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { SentBefore } from "./SentBefore.tsx";
import { teamFormWords as words } from "./words.ts";

export const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" } as const;
export const nativeSelect = {
  select: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;

export const sportChoices = [
  { value: "baseball", label: words.baseball },
  { value: "softball", label: words.softball },
];

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: "grid", gap: 2.5 }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);

/** To where they came from, or home if they came from elsewhere. */
const Back = () => {
  const navigate = useNavigate();
  return (
    <Button
      color="inherit"
      sx={{ ml: -2 }}
      startIcon={<ArrowBackIcon />}
      onClick={() => void ((globalThis.navigation?.canGoBack ?? history.state?.idx > 0) ? navigate(-1) : navigate("/"))}
    >
      {words.back}
    </Button>
  );
};

type Props = {
  title: string;
  intro: string;
  isSent: boolean;
  thanks: { promise: string; next: string };
  sending: boolean;
  refusal: string;
  onSubmit: ComponentProps<"form">["onSubmit"];
  children: ReactNode;
};

/** A form about teams, and the thanks that replace it. */
export const TeamForm = ({ title, intro, isSent, thanks, sending, refusal, onSubmit, children }: Props) => (
  <Page title={title} above={<Back />} {...(!isSent && { intro })} maxWidth="md">
    {isSent ? (
      <Outcome
        title={words.thankYou}
        next={
          <Button component={Link} to="/" variant="contained">
            {words.returnHome}
          </Button>
        }
      >
        <Typography>{thanks.promise}</Typography>
        <Typography>{thanks.next}</Typography>
        <Typography>{words.weEmailedYou}</Typography>
      </Outcome>
    ) : (
      <>
        <SentBefore />
        <Card
          component="form"
          noValidate
          onSubmit={onSubmit}
          sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 4 }}
        >
          {children}
          {refusal && <Alert severity="error">{words.refusalEverythingYouTyped(refusal)}</Alert>}
          <Box sx={{ display: "grid", gap: 2, justifyItems: { sm: "start" } }}>
            <Typography sx={{ color: "text.secondary", maxWidth: "60ch" }}>{words.howLongWeKeepIt}</Typography>
            <ActButton type="submit" variant="contained" color="stitch" size="large" busy={sending}>
              {sending ? words.sending : words.send}
            </ActButton>
          </Box>
        </Card>
      </>
    )}
  </Page>
);

import { Alert, Box, Card, Link, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { mailContentWords as words } from "./words.ts";

const shortest = 320; // px

/** A mail's HTML in an iframe without scripts, as high as its content. */
export const MailHtml = ({ html }: { html: string }) => {
  const [height, setHeight] = useState(shortest);
  return (
    <Box
      component="iframe"
      title={words.theEmailAsHtml}
      sandbox="allow-same-origin" // to measure it; scripts stay forbidden
      srcDoc={html}
      onLoad={({ currentTarget }) =>
        setHeight(Math.max(shortest, currentTarget.contentDocument?.documentElement.scrollHeight ?? 0))
      }
      sx={{ display: "block", width: "100%", height, border: 0, borderRadius: "12px", bgcolor: "#fff" }}
    />
  );
};

export const MailText = ({ text }: { text: string }) => (
  <Box
    component="pre"
    sx={{ m: 0, p: 2, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.9375rem", fontFamily: "inherit" }}
  >
    {text}
  </Box>
);

/** What the mail says, as its reader sees it. */
export const MailContent = ({ mail }: { mail: WholeMailView }) => {
  const [form, setForm] = useState<"html" | "text">("html");
  if (mail.isConfidential) return <Alert severity="info">{words.thisEmailHasAPrivateLink}</Alert>;
  if (mail.html === null || mail.text === null) return <Alert severity="info">{words.weDontKeepTheText}</Alert>;
  return (
    <Card sx={{ p: { xs: 1, sm: 2 } }}>
      <Tabs value={form} onChange={(_, chosen) => setForm(chosen)} aria-label={words.showAs} sx={{ mb: 1.5 }}>
        <Tab value="html" label={words.html} id="mail-tab-html" aria-controls="mail-panel" />
        <Tab value="text" label={words.text} id="mail-tab-text" aria-controls="mail-panel" />
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`mail-tab-${form}`}>
        {form === "html" ? <MailHtml html={mail.html} /> : <MailText text={mail.text} />}
      </Box>
      {mail.calendar && (
        <Box sx={{ mt: 2, px: 1 }}>
          {words.attached}
          <Link href={`data:text/calendar;charset=utf-8,${encodeURIComponent(mail.calendar)}`} download="lesson.ics">
            {words.lessonIcs}
          </Link>
        </Box>
      )}
    </Card>
  );
};

import { Box, Card, Link, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { useGetList, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { MailView } from "../../../backend/mail/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Section } from "../frame/Section.tsx";
import { MailStateChip } from "./MailStateChip.tsx";
import {
  isLeaving,
  leavingIn,
  mailsAboutWords as words,
  mailWords,
  momentOf,
  recipientOf,
  subjectOf,
} from "./words.ts";

const aWhile = 60_000; // ms

type About = { lessonId: string } | { registrationId: string } | { teamRequestId: string };

/** What was mailed about one lesson, one registration for a camp, or one request for a team. */
export const MailsAbout = (about: About) => {
  const record = useRecordContext();
  const last = useRef({ record, seenAt: 0 });
  useEffect(() => {
    last.current = { record, seenAt: Date.now() };
  }, [record]);
  const { data, error, refetch } = useGetList<MailView>(
    "mails",
    {
      filter: about,
      sort: { field: "createdAt", order: "DESC" },
      pagination: { page: 1, perPage: 50 },
    },
    {
      refetchOnMount: "always",
      refetchInterval: ({ state }) =>
        Date.now() - last.current.seenAt < aWhile || state.data?.data.some(isLeaving) ? leavingIn : false,
      onError: () => undefined,
    },
  );
  if (error && !data)
    return (
      <Section title={mailWords.emails}>
        <Problem title={mailWords.failedToFetchEmails} error={error} onRetry={() => void refetch()} />
      </Section>
    );
  if (!data) return null;
  return (
    <Section title={mailWords.emails} count={data.length}>
      {data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{words.noEmailsAboutThis}</Typography>
      ) : (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {data.map((mail) => (
            <Box
              component="li"
              key={mail.id}
              sx={{
                px: 2,
                py: 1.5,
                display: "flex",
                flexWrap: "wrap", // what became of it stands beneath where there is no room beside it
                columnGap: 1.5,
                rowGap: 0.5,
                justifyContent: "space-between",
                alignItems: "flex-start",
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <Box sx={{ flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" }}>
                <Link component={RouterLink} to={`/mails/${mail.id}/show`} underline="hover">
                  {subjectOf(mail)}
                </Link>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {recipientOf(mail)} · {momentOf(mail.createdAt)}
                </Typography>
              </Box>
              <MailStateChip mail={mail} />
            </Box>
          ))}
        </Card>
      )}
    </Section>
  );
};

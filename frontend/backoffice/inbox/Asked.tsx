import { Box, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useGetOne } from "react-admin";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import type { InboxView, InquiryKind } from "../../../backend/inbox/formContract.ts";
import type { LessonRequestView } from "../../../backend/lessons/contract.ts";
import type { TeamCreationView, TeamFinderView } from "../../../backend/teams/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { InquiryAsked } from "../clinics/open.ts";
import { freshRow } from "../data/freshRow.ts";
import { Facts } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { RequestAsked } from "../lessons/open.ts";
import { TeamNote, FinderAsked } from "../teams/open.ts";
import { dialogWords, showWords as words, stepWords } from "./words.ts";

/** Where each kind has its own page. */
export const screens: Record<InquiryKind, string> = {
  "coaching-inquiry": "coaching-inquiries",
  "custom-lesson-request": "lesson-requests",
  "team-finder": "team-finders",
  "team-creation": "team-creations",
};

interface Sent {
  "coaching-inquiry": InquiryView;
  "custom-lesson-request": LessonRequestView;
  "team-finder": TeamFinderView;
  "team-creation": TeamCreationView;
}
const factsOf: { [K in InquiryKind]: (sent: Sent[K]) => ReactNode } = {
  "coaching-inquiry": (sent) => <InquiryAsked sent={sent} />,
  "custom-lesson-request": (sent) => <RequestAsked sent={sent} />,
  "team-finder": (sent) => <FinderAsked sent={sent} />,
  "team-creation": (sent) => <TeamNote sent={sent} />,
};

type Item<K extends InquiryKind> = Pick<InboxView, "inquiryId"> & { kind: K };
const useSent = <K extends InquiryKind>({ kind, inquiryId }: Item<K>) =>
  useGetOne<Sent[K]>(screens[kind], { id: inquiryId }, freshRow);

/** The inquiry itself, without the ways to reach its sender. */
export const Asked = <K extends InquiryKind>({ item }: { item: Item<K> }) => {
  const { data, error, refetch } = useSent(item);
  return (
    <Section title={words.asked}>
      {data ? (
        <Facts>{factsOf[item.kind](data)}</Facts>
      ) : error ? (
        <Problem title={stepWords.failedToFetch} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={240} sx={{ borderRadius: "16px" }} aria-busy />
      )}
    </Section>
  );
};

/** What they wrote in their own words, for whoever answers. */
export const AskedNote = ({ item }: { item: InboxView }) => {
  const { data } = useSent(item);
  const note = data && ("additionalNotes" in data ? data.additionalNotes : data.additionalInfo);
  if (!note) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {dialogWords.theyWrote}
      </Typography>
      <Box component="blockquote" sx={quoted}>
        {note}
      </Box>
    </Box>
  );
};
const quoted = {
  m: 0,
  mt: 0.5,
  pl: 2,
  borderLeft: 3,
  borderColor: "divider",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

import EmailIcon from "@mui/icons-material/EmailOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { campMessagesUrl, CampMessageView } from "../../../../backend/camps/messages/messageContract.ts";
import { query } from "../../../shared/api.ts";
import { counted, longDateAndTime, removedPerson } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { MessageDialog } from "./MessageDialog.tsx";
import { audienceLabel, messagesWords as words, sectionWords } from "../words.ts";

/** What was written to the families of a camp, and the way to write to them. */
export const Messages = ({ campId }: { campId: string }) => {
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [campMessagesUrl(campId)],
    queryFn: ({ signal }) => query(campMessagesUrl(campId), CampMessageView.array(), { signal }),
    refetchOnMount: "always",
  });
  return (
    <Section
      title={sectionWords.messages}
      anchor="messages"
      count={data?.length}
      more={
        <Button size="small" startIcon={<EmailIcon />} onClick={() => setWriting(true)}>
          {words.messageFamilies}
        </Button>
      }
    >
      {error && <Problem title={words.failedToFetchThe} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.noMessagesYetYou}</Typography>}
      {data && data.length > 0 && (
        <Card component="ol" aria-label={sectionWords.messages} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Card>
      )}
      {isWriting && <MessageDialog campId={campId} onClose={() => setWriting(false)} />}
    </Section>
  );
};

const Message = ({ message: { subject, text, to, families, players, sentAt, by } }: { message: CampMessageView }) => (
  <Box
    component="li"
    sx={{ px: 2, py: 1.25, overflowWrap: "anywhere", "& + &": { borderTop: 1, borderColor: "divider" } }}
  >
    <Typography sx={{ fontWeight: 650 }}>{subject ?? words.removedMessage}</Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {by ?? removedPerson}, {longDateAndTime(sentAt)}
      <br />
      {audienceLabel[to]}: {counted(families, "family", "families")}, {counted(players, "player")}
    </Typography>
    {text && <Typography sx={{ mt: 0.5, whiteSpace: "pre-line" }}>{text}</Typography>}
  </Box>
);

import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Alert, Box, Button, Card, Skeleton, TextField, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { CalendarFeed, calendarFeedUrl } from "../../backend/lessons/contract.ts";
import { command, query, wordsOf } from "./api.ts";
import { dateAt, longDate } from "./formats.ts";
import { Problem } from "./Problem.tsx";
import { ActButton } from "./forms/ActButton.tsx";
import { toast } from "./toastStore.ts";
import { calendarAddressWords as words, tryAgainWords } from "./words.ts";

const absolute = (path: string) => location.origin + path;

const useFeed = () => {
  const queryClient = useQueryClient();
  const feed = useQuery({
    queryKey: [calendarFeedUrl],
    queryFn: ({ signal }) => query(calendarFeedUrl, CalendarFeed, { signal, signedOut: { since: null, path: null } }),
    refetchOnMount: "always",
  });
  const [told, tell] = useState<string | null>(null); // the address itself, which the server shows only once
  const change = useMutation({
    mutationFn: async (method: "POST" | "DELETE") => CalendarFeed.parse(await command(method, calendarFeedUrl)),
    onSuccess: (changed) => {
      queryClient.setQueryData([calendarFeedUrl], { ...changed, path: null });
      tell(changed.path && absolute(changed.path));
      toast(
        changed.path ? { title: words.linkCreated } : { title: words.linkTurnedOff, text: words.calendarsWontUpdate },
      );
    },
    onError: (error) =>
      toast({
        title: words.couldntChangeYour,
        text: wordsOf(error, tryAgainWords.pleaseTryAgain),
        kind: "destructive",
      }),
  });
  return { feed, told, change };
};

const Told = ({ address }: { address: string }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the button that was pressed is gone
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words.copied, text: words.linkCopiedToClipboard });
    } catch {
      toast({ title: words.couldntCopy, text: words.yourBrowserWont, kind: "destructive" });
    }
  };
  return (
    <Box sx={{ mt: 2 }}>
      <TextField
        fullWidth
        label={words.yourPrivateLink}
        inputRef={field}
        value={address}
        helperText={words.copyItNow}
        slotProps={{
          htmlInput: { readOnly: true, onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select() },
        }}
      />
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {globalThis.isSecureContext && (
          <Button size="small" variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button size="small" component="a" href={address.replace(/^https?/, "webcal")}>
          {words.openInCalendar}
        </Button>
      </Box>
    </Box>
  );
};

/** A private address for showing one's lessons in a calendar app. It can be renewed and revoked. */
export const CalendarAddress = ({ lessons }: { lessons: string }) => {
  const { feed, told, change } = useFeed();
  const [asked, ask] = useState<"POST" | "DELETE" | null>(null);
  const title = useId();
  const run = (method: "POST" | "DELETE") => change.mutate(method, { onSettled: () => ask(null) });
  const since = feed.data?.since;
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 3 }}>
      <Typography id={title} variant="h4" component="h2">
        {words.addToYourCalendar}
      </Typography>
      <Typography sx={{ mt: 1 }}>{words.lessonsInGoogleApple(lessons)}</Typography>
      {feed.isPending && <Skeleton variant="rounded" height={44} sx={{ mt: 2 }} />}
      {feed.isError && !feed.data && (
        <Box sx={{ mt: 2 }}>
          <Problem title={words.couldntLoadYour} error={feed.error} onRetry={() => void feed.refetch()} />
        </Box>
      )}
      {feed.data && !since && (
        <ActButton
          variant="outlined"
          color="inherit"
          sx={{ mt: 2 }}
          busy={change.isPending}
          onClick={() => run("POST")}
        >
          {words.createPrivateLink}
        </ActButton>
      )}
      {since && (
        <>
          {told ? (
            <Told address={told} />
          ) : (
            <Typography sx={{ mt: 2, color: "text.secondary" }}>
              {words.youveHadALink(longDate(dateAt(since)))}
            </Typography>
          )}
          {asked ? (
            <Alert severity="warning" variant="outlined" role="alert" sx={{ mt: 2, alignItems: "start" }}>
              {words.calendarsUsingThe}
              <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
                <Button size="small" color="inherit" onClick={() => ask(null)}>
                  {words.keepLink}
                </Button>
                <ActButton size="small" variant="contained" busy={change.isPending} onClick={() => run(asked)}>
                  {asked === "POST" ? words.createNewLink : words.turnOffLink}
                </ActButton>
              </Box>
            </Alert>
          ) : (
            <Box sx={{ mt: 2, ml: -1, display: "flex", flexWrap: "wrap", gap: 0.5 }}>
              <Button size="small" onClick={() => ask("POST")}>
                {words.createNewLink}
              </Button>
              <Button size="small" color="inherit" onClick={() => ask("DELETE")}>
                {words.turnOffLink}
              </Button>
            </Box>
          )}
        </>
      )}
    </Card>
  );
};

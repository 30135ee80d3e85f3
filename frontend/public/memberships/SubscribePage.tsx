import DrawIcon from "@mui/icons-material/DrawOutlined";
import TimeIcon from "@mui/icons-material/ScheduleOutlined";
import ProgressIcon from "@mui/icons-material/TrendingUp";
import { Box, Button, Card, Chip, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { TurnaroundView, turnaroundUrl } from "../../../backend/videos/review/contract.ts";
import { query } from "../../shared/api.ts";
import { useSettings } from "../../shared/settings.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import { rendered, useAwake } from "../waking/rendered.ts";
import { Contact, LastCall, Offer } from "./Offer.tsx";
import { subscribePageWords as words } from "./words.ts";

/** Visitors need none of it, and do not wait for it. */
const Offered = onDemand(async () => (await import("./Offered.tsx")).Offered, "Offered");
export const ready = async () => {
  if (rendered()?.signedIn) await Offered.load();
};

const waiting = <Skeleton variant="rounded" height={48} width={240} aria-busy />;
const VisitorsButton = () => {
  const awake = useAwake();
  const { cards } = useSettings();
  if (awake && cards.mode === "off") return <Contact />;
  return (
    <Box>
      <Button
        component={Link}
        to="/register?return=/subscribe"
        variant="contained"
        color="stitch"
        size="large"
        sx={{ width: "fit-content" }}
      >
        {words.subscribe}
      </Button>
    </Box>
  );
};

type Parts = Omit<ComponentProps<typeof Offered>, "part">;
/** A part of the offer: for visitors, or for who is logged in. */
const PartOf = ({ part, frame: Frame, ...parts }: Parts & { part: "top" | "last"; frame: typeof Offer }) => {
  const signedIn = useMaybeSignedIn();
  if (!signedIn)
    return (
      <Frame>
        <VisitorsButton />
      </Frame>
    );
  return (
    <Suspense fallback={<Frame>{waiting}</Frame>}>
      <Offered part={part} {...parts} />
    </Suspense>
  );
};
const ForWhom = (parts: Parts) => {
  const awake = useAwake();
  const signedIn = useMaybeSignedIn();
  return (
    awake &&
    signedIn && (
      <Suspense>
        <Offered part="for whom" {...parts} />
      </Suspense>
    )
  );
};

/** The same height whatever is known, so that nothing below it moves. */
const TheOffer = (parts: Parts) => (
  <Card
    component="section"
    aria-labelledby="offer"
    sx={{ mt: 3, display: "grid", gridTemplateColumns: { md: "1fr 1.1fr" } }}
  >
    <Box
      component="img"
      src="/scenes/video.svg"
      alt=""
      width={640}
      height={420}
      sx={{
        width: "100%",
        height: "100%",
        objectFit: "cover",
        display: "block",
        aspectRatio: { xs: "640 / 420", md: "auto" },
      }}
    />
    <Box
      sx={{
        p: { xs: 3, md: 5 },
        minHeight: { xs: 440, md: 430 },
        display: "grid",
        gap: 2,
        alignContent: "start",
      }}
    >
      <PartOf part="top" frame={Offer} {...parts} />
    </Box>
  </Card>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Box>
);
const threeColumns = { mt: 3, display: "grid", gap: 3, gridTemplateColumns: { md: "repeat(3, 1fr)" } } as const;

const Why = () => {
  const { claims } = useSettings();
  const reasons = [
    { icon: <DrawIcon />, title: words.seeIt, text: words.seeItText },
    { icon: <TimeIcon />, title: words.fast, text: words.fastText(claims.turnaround) },
    { icon: <ProgressIcon />, title: words.proven, text: words.provenText(claims.players) },
  ];
  return (
    <Part title={words.why}>
      <Box sx={threeColumns}>
        {reasons.map(({ icon, title, text }) => (
          <Box key={title}>
            <Box aria-hidden sx={{ color: "primary.main", "& svg": { fontSize: 32 } }}>
              {icon}
            </Box>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: "text.secondary" }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
};

const Testimonials = () => {
  const awake = useAwake();
  const { testimonials } = useSettings().claims;
  if (awake && testimonials.length === 0) return null;
  return (
    <Part title={words.testimonials}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, "&&": threeColumns }}>
        {awake
          ? testimonials.map(({ quote, by, isSample }) => (
              <Card
                component="li"
                key={quote}
                sx={{ p: 3, minHeight: 200, display: "flex", flexDirection: "column", gap: 1.5 }}
              >
                <Typography component="blockquote" sx={{ m: 0 }}>
                  {words.quoted(quote)}
                </Typography>
                <Box sx={{ mt: "auto", display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {by}
                  </Typography>
                  {isSample && <Chip size="small" variant="outlined" label={words.sample} />}
                </Box>
              </Card>
            ))
          : [1, 2, 3].map((n) => (
              <Skeleton key={n} component="li" variant="rounded" height={200} sx={{ borderRadius: "16px" }} />
            ))}
      </Box>
    </Part>
  );
};

/** What the claim is measured against; "" where there is too little to tell, or it can't be read. */
const useMeasured = () => {
  const { data } = useQuery({
    queryKey: [turnaroundUrl],
    queryFn: ({ signal }) => query(turnaroundUrl, TurnaroundView, { signal }),
    enabled: useAwake(),
  });
  return data?.hours ? ` ${words.measured(data.hours)}` : "";
};

const Questions = () => {
  const { claims } = useSettings();
  const measured = useMeasured();
  const questions = [
    { asked: words.howSoon, answer: words.howSoonAnswer(claims.turnaround) + measured },
    { asked: words.whenActive, answer: words.whenActiveAnswer },
    { asked: words.whichFormats, answer: words.whichFormatsAnswer },
    { asked: words.rollOver, answer: words.rollOverAnswer },
    { asked: words.canICancel, answer: words.canICancelAnswer },
  ];
  return (
    <Part title={words.questions}>
      <Box sx={{ mt: 3, display: "grid", columnGap: 6, rowGap: 3, gridTemplateColumns: { md: "1fr 1fr" } }}>
        {questions.map(({ asked, answer }) => (
          <Box key={asked}>
            <Typography variant="h4" component="h3">
              {asked}
            </Typography>
            <Typography sx={{ mt: 0.5, color: "text.secondary" }}>{answer}</Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
};

const SubscribePage = () => {
  const [problem, setProblem] = useState<string | undefined>();
  const first = useRef<HTMLInputElement>(null);
  const parts = { problem, onProblem: setProblem, first };
  return (
    <Page title={words.videoAnalysis} intro={words.intro}>
      <ForWhom {...parts} />
      <TheOffer {...parts} />
      <Why />
      <Testimonials />
      <Questions />
      <PartOf part="last" frame={LastCall} {...parts} />
    </Page>
  );
};
export default SubscribePage;

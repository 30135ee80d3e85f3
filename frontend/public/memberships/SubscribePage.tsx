import DoneIcon from "@mui/icons-material/CheckCircleOutlined";
import DrawIcon from "@mui/icons-material/DrawOutlined";
import TimeIcon from "@mui/icons-material/ScheduleOutlined";
import ProgressIcon from "@mui/icons-material/TrendingUp";
import { Box, Card, Chip, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useSettings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { WhoIsThisFor } from "../players/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { Subscribed, useOffer } from "./Buying.tsx";
import { SubscribeButton } from "./SubscribeButton.tsx";
import { subscribePageWords as words } from "./words.ts";

const Features = () => {
  const { claims } = useSettings();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.25 }}>
      {[words.fourVideos, words.certifiedCoaches(claims.turnaround), words.annotations, words.progress].map(
        (feature) => (
          <Box component="li" key={feature} sx={{ display: "flex", gap: 1.25, alignItems: "flex-start" }}>
            <DoneIcon color="success" aria-hidden sx={{ mt: "1px" }} />
            <span>{feature}</span>
          </Box>
        ),
      )}
    </Box>
  );
};

const Offer = ({ offer }: { offer: ReturnType<typeof useOffer> }) => (
  <>
    <Box>
      <Chip color="secondary" size="small" label={words.mostPopular} />
    </Box>
    <Typography id="offer" variant="h2">
      {words.offer}
    </Typography>
    <Features />
    <SubscribeButton {...offer} />
  </>
);

/** The same height whatever is known, so that nothing below it moves. */
const TheOffer = ({ offer }: { offer: ReturnType<typeof useOffer> }) => (
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
      {offer.status?.membershipStatus === "active" ? (
        <Subscribed {...offer} status={offer.status} />
      ) : (
        <Offer offer={offer} />
      )}
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

const Questions = () => {
  const { claims } = useSettings();
  const questions = [
    { asked: words.howSoon, answer: words.howSoonAnswer(claims.turnaround) },
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

const LastCall = ({ offer }: { offer: ReturnType<typeof useOffer> }) =>
  offer.status?.membershipStatus !== "active" && (
    <Box
      component="section"
      aria-labelledby="last-call"
      sx={{ mt: { xs: 6, md: 8 }, p: { xs: 3, md: 5 }, borderRadius: "20px", bgcolor: "ground.sand" }}
    >
      <Typography id="last-call" variant="h2">
        {words.lastCall}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>{words.lastCallText}</Typography>
      <SubscribeButton {...offer} />
    </Box>
  );

const SubscribePage = () => {
  const awake = useAwake();
  const offer = useOffer();
  return (
    <Page title={words.videoAnalysis} intro={words.intro}>
      {awake && <WhoIsThisFor problem={offer.problem} />}
      <TheOffer offer={offer} />
      <Why />
      <Testimonials />
      <Questions />
      <LastCall offer={offer} />
    </Page>
  );
};
export default SubscribePage;

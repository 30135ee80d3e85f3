import { Box, Button, Container, Typography } from "@mui/material";
import type { Ref } from "react";
import { Link } from "react-router";
import { scene } from "../../shared/palette.ts";
import { heroWords as words } from "./words.ts";

const others = [
  { to: "/camps-clinics", label: words.campsClinics },
  { to: "/camps-clinics?showForm=true", label: words.requestClinic },
  { to: "/subscribe", label: words.videoAnalysis },
];
const glass = {
  color: scene.chalk,
  borderColor: "rgb(255 248 236 / 0.75)",
  bgcolor: "rgb(16 31 43 / 0.62)",
  "&:hover": { borderColor: scene.chalk, bgcolor: "rgb(16 31 43 / 0.85)" },
};

/** The ballpark at dusk, and the way in. */
export const Hero = ({ heading }: { heading: Ref<HTMLHeadingElement> }) => (
  <Box
    sx={{
      position: "relative",
      overflow: "hidden",
      bgcolor: scene.nightDeep,
      color: scene.chalk,
      minHeight: { xs: "min(860px, calc(100svh - 64px))", md: "clamp(600px, calc(100svh - 72px), 860px)" },
    }}
  >
    <Box
      component="img"
      src="/scenes/ballpark.svg"
      alt=""
      width={1600}
      height={1000}
      fetchPriority="high"
      sx={{
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        objectFit: "cover",
        objectPosition: "50% 100%",
      }}
    />
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        inset: 0,
        background: {
          xs: "linear-gradient(180deg, rgb(16 31 43 / 0.9) 0%, rgb(16 31 43 / 0.72) 48%, rgb(16 31 43 / 0) 72%)",
          md: "linear-gradient(95deg, rgb(16 31 43 / 0.92) 0%, rgb(16 31 43 / 0.78) 34%, rgb(16 31 43 / 0) 62%)",
        },
      }}
    />
    <Container maxWidth="xl" sx={{ position: "relative", pt: { xs: 5, sm: 7, md: "clamp(48px, 12vh, 130px)" }, pb: 6 }}>
      <Box sx={{ maxWidth: 620 }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            fontSize: "min(clamp(2.75rem, 1.6rem + 5vw, 5rem), 18vw)",
            lineHeight: 1,
            "&:focus": { outline: "none" },
          }}
        >
          {words.getInRepsThis}
        </Typography>
        <Typography sx={{ mt: 2.5, fontSize: { xs: "1.1875rem", md: "1.375rem" }, fontWeight: 500, lineHeight: 1.4 }}>
          {words.hittingFieldingInstructionAvailable}
        </Typography>
        <Box sx={{ mt: 4, display: "grid", gap: 1.5, justifyItems: { xs: "stretch", sm: "start" } }}>
          <Button
            component={Link}
            to="/book-lesson"
            variant="contained"
            color="stitch"
            size="large"
            sx={{ minHeight: 58, px: 4, fontSize: "1.1875rem", fontWeight: 700 }}
          >
            {words.bookYourLesson}
          </Button>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            {others.map(({ to, label }) => (
              <Button
                key={to}
                component={Link}
                to={to}
                variant="outlined"
                sx={{ ...glass, flex: { xs: "1 1 40%", sm: "none" } }}
              >
                {label}
              </Button>
            ))}
          </Box>
        </Box>
      </Box>
    </Container>
  </Box>
);

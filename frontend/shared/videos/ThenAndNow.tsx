import MovieIcon from "@mui/icons-material/MovieOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import type { ElementType } from "react";
import type { ProgressView } from "../../../backend/videos/progress/contract.ts";
import { dateAt, dayOfYear } from "../formats.ts";
import { thenAndNowWords as words } from "./words.ts";

type Pair = ProgressView["firstAndLatest"][number];

const Picture = ({ of: { thumbnailPath, createdAt }, label }: { of: Pair["first"]; label: string }) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
    <Box
      sx={{
        position: "relative",
        aspectRatio: "4 / 3",
        borderRadius: "10px",
        overflow: "hidden",
        bgcolor: "#16232e",
        display: "grid",
        placeItems: "center",
      }}
    >
      {thumbnailPath ? (
        <Box
          component="img"
          src={thumbnailPath}
          alt=""
          loading="lazy"
          sx={{ position: "absolute", width: "100%", height: "100%", objectFit: "contain" }}
        />
      ) : (
        <MovieIcon sx={{ fontSize: 40, color: "rgba(255, 255, 255, 0.35)" }} aria-hidden />
      )}
    </Box>
    <Typography component="figcaption" variant="body2" sx={{ mt: 0.75, color: "text.secondary" }}>
      {label}: {dayOfYear(dateAt(createdAt))}
    </Typography>
  </Box>
);

const comparePath = ({ first, latest }: Pair) => `/compare?left=${first.id}&right=${latest.id}`;

type Props = {
  pairs: ProgressView["firstAndLatest"];
  /** How this application links to the page: by `to`, or in another application by `href`. */
  link: { component: ElementType; by: "to" | "href" };
};

/** The first and the latest video of each kind, which can be compared. */
export const ThenAndNow = ({ pairs, link: { component, by } }: Props) => (
  <Box
    component="ul"
    sx={{
      listStyle: "none",
      p: 0,
      m: 0,
      display: "grid",
      gap: 2,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
    }}
  >
    {pairs.map((pair) => (
      <Card component="li" key={pair.videoType} sx={{ p: { xs: 2, sm: 2.5 }, display: "grid", gap: 1.5 }}>
        <Typography component="h3" variant="h5">
          {words.kinds[pair.videoType]}
        </Typography>
        <Box sx={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 1.5 }}>
          <Picture of={pair.first} label={words.first} />
          <Picture of={pair.latest} label={words.latest} />
        </Box>
        <Box>
          <Button
            component={component}
            {...{ [by]: comparePath(pair) }}
            variant="outlined"
            color="inherit"
            aria-label={words.compareWhat(words.kinds[pair.videoType])}
          >
            {words.compare}
          </Button>
        </Box>
      </Card>
    ))}
  </Box>
);

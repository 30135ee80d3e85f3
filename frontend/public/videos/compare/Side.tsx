import ChangeIcon from "@mui/icons-material/EditOutlined";
import ContactIcon from "@mui/icons-material/GpsFixed";
import MirrorIcon from "@mui/icons-material/FlipOutlined";
import SwitchIcon from "@mui/icons-material/CachedOutlined";
import ZoomInIcon from "@mui/icons-material/ZoomIn";
import ZoomOutIcon from "@mui/icons-material/ZoomOut";
import { Box, Button, Link as Anchor, Typography } from "@mui/material";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { newDriver } from "../player/driver.ts";
import { whyNotSeen, WhyNotSeen } from "../player/NotSeen.tsx";
import { group, Tool } from "../player/Tools.tsx";
import { useFocusAgain } from "../player/useFocusAgain.ts";
import { useLoading } from "../player/useLoading.ts";
import { usualFps } from "../player/usePlayback.ts";
import { useZoom } from "../player/useZoom.ts";
import { compareWords as words, exactly, playerWords } from "../words.ts";
import type { Compared } from "./compared.ts";
import { ContactPoint } from "./ContactPoint.tsx";
import { areaOf, dark, pictures } from "./layout.ts";
import type { Loaded } from "./pair.ts";

interface Props {
  readonly video: Compared;
  readonly which: 0 | 1;
  readonly contact: number | undefined; // s
  readonly isUpright: boolean;
  readonly isSetting: boolean; // its contact point
  readonly opacity: number | undefined; // of the one that lies on the other; undefined: side by side
  readonly onLoaded: (loaded: Loaded | undefined) => void;
  readonly onSeen: (isSeen: true) => void;
  readonly onSet: (isSetting: boolean) => void;
  readonly onContact: (seconds: number) => void;
  readonly onChange: () => void; // another video
  readonly onPress: () => void; // its picture
  readonly isRetried: boolean; // to be loaded
  readonly onRetry: () => void;
}

/** One of the two videos: what it is, its picture, and where in it the contact is. */
export const Side = (props: Props) => {
  const { video, which, contact, isUpright, isSetting, opacity } = props;
  const { onLoaded, onSeen, onSet, onContact, onChange, onPress, isRetried, onRetry } = props;
  const { id, title, filePath, thumbnailPath, fps, isVariable } = video;
  const [driver] = useState(newDriver);
  const { take } = driver;
  const { duration, problem, events } = useLoading(filePath, driver);
  const zoom = useZoom();
  const [wasSet, setWasSet] = useState(false); // its contact point, or left as it was
  const contactButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasSet && !isSetting) contactButton.current?.focus();
  }, [wasSet, isSetting]);
  const [isMirrored, setMirrored] = useState(false);
  const why = whyNotSeen(video, problem);
  useFocusAgain(isRetried, driver.element);
  const loaded = useMemo(
    () =>
      duration === undefined || why
        ? undefined
        : { videoId: id, driver, duration, rate: { fps: fps || usualFps, isVariable } },
    [id, driver, duration, why, fps, isVariable],
  );
  useEffect(() => driver.follow(() => {}, undefined), [driver]);
  useEffect(() => {
    onLoaded(loaded);
    return () => onLoaded(undefined);
  }, [loaded, onLoaded]);
  const isSeen = loaded !== undefined;
  useEffect(() => {
    if (isSeen) onSeen(isSeen);
  }, [isSeen, onSeen]);
  const isOverlaid = opacity !== undefined;
  return (
    <Box component="section" aria-label={words.side[which](title)} sx={{ display: "contents" }}>
      <Box sx={{ gridArea: areaOf("head", which), minWidth: 0, display: "flex", alignItems: "center", gap: 1 }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Anchor
            component={Link}
            to={`/video-analysis/${id}`}
            sx={{ display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
          >
            {title}
          </Anchor>
          <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
            {video.about}
          </Typography>
        </Box>
        <Tool label={words.changeVideo[which]} icon={<SwitchIcon />} onClick={onChange} />
      </Box>
      <Box
        {...zoom.events}
        sx={{
          gridArea: isOverlaid ? pictures : areaOf("picture", which),
          minWidth: 0,
          aspectRatio: isUpright && !isOverlaid ? "3 / 4" : "16 / 9",
          width: 1,
          maxHeight: "70vh",
          position: "relative",
          overflow: "hidden",
          ...(isOverlaid && which === 1 ? { opacity, zIndex: 1 } : { bgcolor: dark }),
          borderRadius: "12px",
          touchAction: zoom.isZoomed ? "none" : "pan-y",
        }}
      >
        {why ? (
          <Box
            sx={{
              p: 3,
              color: "#fff",
              display: "grid",
              gap: 2,
              justifyItems: "start",
              alignContent: "center",
              height: 1,
            }}
          >
            <WhyNotSeen video={video} why={why} onRetry={onRetry} />
          </Box>
        ) : (
          <Box
            component="video"
            ref={take}
            src={filePath}
            {...(thumbnailPath && { poster: thumbnailPath })}
            {...events}
            data-contact={contact}
            muted
            preload="auto"
            playsInline
            tabIndex={-1}
            aria-label={title}
            onClick={zoom.isZoomed || isSetting ? undefined : onPress}
            sx={{
              width: "100%",
              height: "100%",
              objectFit: "contain",
              display: "block",
              transform: `${zoom.transform} ${isMirrored ? "scaleX(-1)" : ""}`,
            }}
          />
        )}
      </Box>
      <Box sx={{ gridArea: areaOf("tools", which), minWidth: 0 }}>
        {loaded && isSetting && (
          <ContactPoint
            loaded={loaded}
            onDone={(seconds) => {
              if (seconds !== undefined) onContact(seconds);
              setWasSet(true);
              onSet(false);
            }}
          />
        )}
        {loaded && !isSetting && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center" }}>
            <Button
              ref={contactButton}
              startIcon={<ContactIcon />}
              {...(contact !== undefined && {
                endIcon: <ChangeIcon />,
                "aria-label": words.changeContact(exactly(contact)),
              })}
              variant={contact === undefined ? "outlined" : "text"}
              onClick={() => onSet(true)}
              sx={{
                mr: "auto",
                px: 1.5,
                "& .MuiButton-startIcon": { display: { xs: isUpright ? "none" : "flex", sm: "flex" } },
              }}
            >
              {contact === undefined ? words.setContactPoint : words.contactAt(exactly(contact))}
            </Button>
            <Box component="fieldset" aria-label={words.picture[which]} sx={group}>
              <Tool
                label={playerWords.mirror}
                icon={<MirrorIcon />}
                pressed={isMirrored}
                onClick={() => setMirrored(!isMirrored)}
              />
              <Tool label={playerWords.closer} icon={<ZoomInIcon />} onClick={zoom.closer} />
              <Tool
                label={playerWords.farther}
                icon={<ZoomOutIcon />}
                disabled={!zoom.isZoomed}
                onClick={zoom.farther}
              />
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
};

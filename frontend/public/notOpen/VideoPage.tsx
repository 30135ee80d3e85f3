import { Button } from "@mui/material";
import { Link } from "react-router";
import { Page } from "../frame/Page.tsx";
import { videoPageWords as words } from "./words.ts";

/** Videos cannot be submitted yet, so there is none at any address. */
const VideoPage = () => (
  <Page title={words.videoNotFound} maxWidth="sm" intro={words.theresNoVideo}>
    <Button component={Link} to="/videos" variant="contained" size="large" sx={{ mt: 3 }}>
      {words.backToVideos}
    </Button>
  </Page>
);
export default VideoPage;

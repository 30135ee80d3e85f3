import { Button } from "@mui/material";
import { Link } from "react-router";
import { Page } from "../frame/Page.tsx";

/** Videos cannot be submitted yet, so there is none at any address. */
const VideoPage = () => (
  <Page title="Video Not Found" maxWidth="sm" intro="There is no video at this address, or it is not there any more.">
    <Button component={Link} to="/videos" variant="contained" size="large" sx={{ mt: 3 }}>
      Back to the videos
    </Button>
  </Page>
);
export default VideoPage;

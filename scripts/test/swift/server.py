"""OpenStack Swift with its S3 door, all of its servers in one process. It ends, and leaves nothing, once its input ends."""

import atexit
import os
import shutil
import sys
import tempfile
import time

import eventlet
from eventlet import hubs, wsgi
from swift.common import utils

utils.eventlet_monkey_patch()

from swift.common.ring.builder import RingBuilder  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402

folder = tempfile.mkdtemp(prefix="fungo-swift-")
atexit.register(shutil.rmtree, folder, ignore_errors=True)


def written(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


written(
    "swift.conf",
    """
[swift-hash]
swift_hash_path_suffix = specs
swift_hash_path_prefix = specs
[storage-policy:0]
name = one
default = yes
""",
)
utils.set_swift_dir(folder)


class Memory:
    """In memcached's place."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        value, until = self.kept.get(key, (None, 0))
        return value if until > time.time() else None

    def set(self, key, value, time=0, **_):
        self.kept[key] = (value, now() + (time or 3600))

    def delete(self, key, **_):
        self.kept.pop(key, None)


now = time.time
memory = Memory()


def serve(socket, settings, name):
    app = loadapp(settings, global_conf={"log_name": name})

    def remembering(environment, start):
        environment["swift.cache"] = memory
        return app(environment, start)

    # Clients of S3 know "ETag" in no other spelling.
    how = {"protocol": SwiftHttpProtocol, "capitalize_response_headers": False, "socket_timeout": 60}
    eventlet.spawn(wsgi.server, socket, remembering, utils.NullLogger(), **how)


def listening():
    socket = eventlet.listen(("127.0.0.1", 0), backlog=512)
    return socket, socket.getsockname()[1]


os.mkdir(os.path.join(folder, "disk"))
for kind in ("account", "container", "object"):
    socket, port = listening()
    ring = RingBuilder(4, 1, 1)
    ring.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    settings = f"""
[DEFAULT]
devices = {folder}
mount_check = false
swift_dir = {folder}
fallocate_reserve = 0
disable_fallocate = true
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
recon_cache_path = {folder}
"""
    serve(socket, written(f"{kind}.conf", settings), kind)

settings = f"""
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_fungo_specs = secret .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""
socket, port = listening()
serve(socket, written("proxy.conf", settings), "proxy")
print(f"S3_ENDPOINT=http://127.0.0.1:{port}", flush=True)

while True:
    hubs.trampoline(sys.stdin.fileno(), read=True)
    if not os.read(sys.stdin.fileno(), 1024):
        sys.exit()

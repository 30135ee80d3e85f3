#!/usr/bin/env bash
# Makes the clips beside it. ffmpeg 5.1 with x264, x265 and libvpx; other versions give other bytes.
set -euo pipefail
cd "$(dirname "$0")"
picture() { ffmpeg -v error -y -f lavfi -i "testsrc2=size=$1:rate=$2:duration=2" -bitexact "${@:3}"; }
small=(-pix_fmt yuv420p -preset veryslow -crf 40)
tone=(-f lavfi -i "sine=frequency=440:duration=2" -ac 1 -c:a aac -b:a 8k)

picture 160x90 30 "${small[@]}" -c:v libx264 -bf 3 plain.mp4
ffmpeg -v error -y -i plain.mp4 -bitexact -c copy -movflags +faststart faststart.mp4
picture 160x90 30 "${tone[@]}" "${small[@]}" -c:v libx264 sound.mov
picture 160x90 240 "${small[@]}" -c:v libx264 -bf 0 fast.mp4
picture 160x90 60000/1001 "${small[@]}" -c:v libx264 -bf 2 ntsc.mp4
picture 160x90 30 -vf "select='not(eq(mod(n,7),3))'" -vsync vfr "${small[@]}" -c:v libx264 variable.mp4
picture 160x90 30 "${small[@]}" -c:v libx265 -tag:v hvc1 -x265-params log-level=none upright.mov
ffmpeg -v error -y -i upright.mov -bitexact -c copy -metadata:s:v rotate=90 portrait.mov
rm upright.mov
picture 160x90 30 "${tone[@]}" "${small[@]}" -c:v libx265 -tag:v hvc1 -x265-params log-level=none phone.mov
picture 160x90 30 -c:v libvpx-vp9 -b:v 20k -pix_fmt yuv420p plain.webm
picture 160x90 240 -c:v libvpx-vp9 -b:v 20k -pix_fmt yuv420p fast.webm
picture 160x90 10 -c:v mpeg4 -q:v 31 old.avi
picture 160x90 10 -c:v wmv2 -q:v 31 old.wmv
picture 160x90 10 -c:v flv -q:v 31 old.flv
picture 176x144 10 -c:v h263 -q:v 31 old.3gp
ffmpeg -v error -y -f lavfi -i "sine=frequency=440:duration=1" -bitexact -ac 1 -c:a aac -b:a 8k sound.m4a
# as browsers record: how long it is stands nowhere, and there is no index
ffmpeg -v error -y -f lavfi -i "sine=frequency=440:duration=1" -bitexact -ac 1 -c:a libopus -b:a 8k -live 1 -f webm sound.webm

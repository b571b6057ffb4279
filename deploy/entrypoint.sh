#!/bin/sh
# Starts nginx in the image. API=host:port of the API. TLS with HTTP/2 on port 443 unless PLAIN_HTTP=1, which serves port 80 to
# a balancer. The certificate is mounted at /etc/nginx/meridian.crt and .key; without one a self-signed one is made for a trial.
set -eu
sed -i "s/server 127.0.0.1:4010;/server ${API:?host:port of the API};/" /etc/nginx/conf.d/meridian.conf
if [ "${PLAIN_HTTP:-}" = 1 ]; then
  cp /etc/nginx/meridian-listen-plain.conf /etc/nginx/meridian-listen.conf
else
  cp /etc/nginx/meridian-listen-tls.conf /etc/nginx/meridian-listen.conf
  if [ ! -e /etc/nginx/meridian.crt ]; then
    echo 'No certificate at /etc/nginx/meridian.crt: a self-signed one is made for a trial' >&2
    openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=localhost' -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
      -keyout /etc/nginx/meridian.key -out /etc/nginx/meridian.crt 2>/dev/null
  fi
fi
exec nginx -g 'daemon off;'

